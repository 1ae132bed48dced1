"""What every Python runner needs: sentinels, orders, the limit of one test, and a look at each test's function itself."""
import functools
import hashlib
import inspect
import re
import signal

ADDRESS = re.compile(r"0x[0-9a-fA-F]+")
LONGEST = 500


def masked(text, tree):
    """A message without what differs between runs: addresses in memory and where the tree is."""
    text = ADDRESS.sub("0x...", text.replace(tree + "/", "").replace(tree, "."))
    return text if len(text) <= LONGEST else text[:LONGEST] + "..."


def sentinel_source(token):
    """Tests that fail, each by another means that could have been disarmed; their messages hold the token."""
    return f'''
import unittest
def test_{token}_assert():
    left, right = "{token}", "other"
    assert left == right, left
def test_{token}_raise():
    raise ValueError("{token}")
class Test_{token}(unittest.TestCase):
    def test_{token}_equal(self):
        self.assertEqual("{token}", "other")
    def test_{token}_raises(self):
        with self.assertRaises(KeyError, msg="{token}"):
            pass
'''


def ordered(items, order, seed, name_of, parts_of):
    """In the given order, backwards, or shuffled by the seed: modules, the classes in them, and the tests in those."""
    if order == "given":
        return list(items)
    if order == "reversed":
        return list(items)[::-1]

    def chance(text):
        return hashlib.sha256(f"{seed}\0{text}".encode("utf-8", "surrogatepass")).digest()

    return sorted(items, key=lambda item: ([chance(part) for part in parts_of(item)], chance(name_of(item))))


class Record:
    """What was seen of one test's function."""

    __slots__ = ("calls", "error", "fault")

    def __init__(self):
        self.calls, self.error, self.fault = 0, None, None


def witnessed(function, record, look):
    """The function, with what comes of it recorded whatever is reported of it, and looked at as it is called."""
    if inspect.iscoroutinefunction(function):
        async def called(*args, **kwargs):
            record.calls, record.error = record.calls + 1, "nothing, and did not end"
            record.fault = record.fault or look(function)
            try:
                result = await function(*args, **kwargs)
            except BaseException as error:
                record.error = type(error).__name__
                raise
            record.error = None
            return result
    else:
        def called(*args, **kwargs):
            record.calls, record.error = record.calls + 1, "nothing, and did not end"
            record.fault = record.fault or look(function)
            try:
                result = function(*args, **kwargs)
            except BaseException as error:
                record.error = type(error).__name__
                raise
            record.error = None
            return result
    return functools.update_wrapper(called, function)


class TooLong(BaseException):
    __module__ = "builtins"  # so that it is named by its name alone


class Alarm:
    """Interrupts a test that uses more CPU time than one may; what does not let itself be interrupted is ended from outside."""

    def __init__(self, seconds):
        self.seconds = seconds
        self.running = self.rang = False
        self.setitimer, self.which = signal.setitimer, signal.ITIMER_PROF

    def __enter__(self):
        signal.signal(signal.SIGPROF, self.ring)
        return self

    def __exit__(self, *_):
        self.clear()

    def ring(self, *_):
        if self.running:
            self.rang = True
            raise TooLong(f"over its limit of {self.seconds} s of CPU time")

    def set(self):
        self.running, self.rang = True, False
        self.setitimer(self.which, self.seconds, 1)

    def clear(self):
        self.running = False
        self.setitimer(self.which, 0)
