"""
Runs the tests of one tree: copies it, starts a runner in a process of its own and believes what that says only so far as
`tests_conversation` does. Called in a confined child of the fork server; the process that code under test runs in is confined once more,
can neither signal, trace nor write to this one, and shares no secret of it: nonce and sentinels are drawn after the fork.
"""
import filecmp
import gc
import hashlib
import json
import os
import secrets
import select
import shutil
import signal
import time

import tests_child
from fork_confine import prctl
from tests_conversation import Conversation, Untrusted

PR_SET_DUMPABLE = 4
RESULT_FD = 3
GRACE_MS = 2000
HERE = os.path.dirname(os.path.abspath(__file__))

RUNNERS = {}
for name in ("pytest", "unittest"):
    try:
        module = __import__(f"{name}_runner")
        RUNNERS[name] = module, module.snapshot()
    except ImportError:
        continue  # pytest is not everywhere
gc.collect()
gc.freeze()


def run(job):
    prepare(job)
    try:
        if job["runner"] in ("junit", "tap"):
            return run_command(job)
        reports = [converse(job, *start) for start in starts(job)]
        check_tests(job)
        return merged(job, reports)
    except Untrusted as error:
        return {"kind": "untrusted", "why": str(error)}
    except Ended as error:
        return error.outcome


def prepare(job):
    """The tree, without compiled leftovers, in the one folder that may be written to."""
    here = os.getcwd()
    job["tree"], job["temporary"] = os.path.join(here, "tree"), os.path.join(here, "tmp")
    os.mkdir(job["temporary"])
    shutil.copytree(job["template"], job["tree"], symlinks=True, ignore=shutil.ignore_patterns("__pycache__"))
    if job["nodeModules"]:
        os.symlink(job["nodeModules"], os.path.join(here, "node_modules"))
    prctl(PR_SET_DUMPABLE, 0)


def starts(job):
    """The processes that the run takes, one after the other: how to start each, and the file it is for."""
    if job["runner"] in ("pytest", "unittest"):
        yield (start_forked if job["python"] is None else start_python), None
        return
    files = script_files(job)
    if job["order"] == "reversed":
        files.reverse()
    elif job["order"] == "shuffled":
        files.sort(key=lambda path: hashlib.sha256(f"{job['hashSeed']}\0{path}".encode()).digest())
    for path in files:
        yield start_node, path


def start_forked(job, up, down, _):
    pid = os.fork()
    if pid == 0:
        for fd in range(RESULT_FD, 64):
            if fd not in (up, down):
                try:
                    os.close(fd)
                except OSError:
                    pass
        tests_child.run(job, up, down, *RUNNERS.get(job["runner"], ()))
    return pid


def start_python(job, up, down, _):
    given, give = os.pipe()
    pid = spawn(job, [job["python"], "-s", "-B", os.path.join(HERE, "tests_child.py"), str(up), str(down)], (up, down), {0: given}, confined=False)
    os.close(given)
    os.write(give, json.dumps(job).encode() + b"\n")
    os.close(give)
    return pid


def start_node(job, up, down, path):
    settings = json.dumps({"tree": job["tree"], "file": path, "up": up, "down": down, "select": job["select"], "tests": job["tests"], "runner": job["runner"]})
    shims = [part for shim in job["shims"] for part in ("--require", os.path.join(HERE, "shims", f"{shim}.cjs"))]
    command = [
        job["node"], "--no-warnings", f"--max-old-space-size={job['memoryMiB']}", *shims, "--test-reporter", os.path.join(HERE, "node_reporter.mjs"),
        "--test-reporter-destination", "stdout", os.path.join(HERE, "node_runner.mjs"), settings,
    ]
    return spawn(job, command, (up, down))


def spawn(job, command, keep=(), onto=None, confined=True):
    """Starts a program in the tree with nothing of ours but the descriptors named."""
    pid = os.fork()
    if pid:
        return pid
    try:
        for target, source in (onto or {}).items():
            os.dup2(source, target)
        for fd in keep:
            os.set_inheritable(fd, True)
        for fd in range(RESULT_FD, 64):
            if fd not in keep:
                try:
                    os.close(fd)
                except OSError:
                    pass
        if confined:
            tests_child.confine_again(job)
        environment = tests_child.environment(job)
        os.chdir(job["tree"])
        os.execve(command[0], command, environment)
    except BaseException as error:
        os.write(2, f"{command[0]}: {error}\n".encode())
    finally:
        os._exit(127)


class Ended(Exception):
    def __init__(self, outcome):
        self.outcome = outcome


class Watched:
    """The process under test, and the CPU time that it has used."""

    def __init__(self, pid):
        self.pid = pid
        self.clock = (~pid << 3) | 2
        self.fd = os.pidfd_open(pid)
        self.status = None

    def cpu_ms(self):
        try:
            return time.clock_gettime(self.clock) * 1000
        except OSError:
            return 0  # it has ended

    def end(self):
        if self.status is None:
            try:
                os.kill(self.pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
            _, self.status, usage = os.wait4(self.pid, 0)
            self.used_ms = (usage.ru_utime + usage.ru_stime) * 1000
            os.close(self.fd)


def converse(job, start, path):
    """Lets one process of the runner say all it has to. Raises where it cannot be believed or does not end well."""
    up_r, up_w = os.pipe()
    down_r, down_w = os.pipe()
    watched = Watched(start(job, up_w, down_r, path))
    os.close(up_w)
    os.close(down_r)
    talk = Conversation(lambda line: answer(down_w, line), watched.cpu_ms)
    try:
        listen(job, up_r, watched, talk, path)
        watched.end()
        ended_well(job, watched, talk)
        talk.check()
    finally:
        watched.end()
        os.close(up_r)
        os.close(down_w)
    if talk.refused is not None:
        talk.uncollected.append({"file": path or job["tests"][0], "reason": talk.refused})
    return talk


def answer(fd, line):
    try:
        os.write(fd, line)
    except BrokenPipeError:
        pass  # it has ended, which is seen otherwise


def listen(job, up_r, watched, talk, path):
    os.set_blocking(up_r, False)
    poll = select.poll()
    poll.register(up_r, select.POLLIN)
    poll.register(watched.fd, select.POLLIN)
    size = 0
    while True:
        ready = [fd for fd, _ in poll.poll(200)]
        if up_r in ready:
            try:
                data = os.read(up_r, 1 << 16)
            except BlockingIOError:
                data = None
            if data == b"":
                return
            if data:
                size += len(data)
                if size > job["resultBytes"]:
                    raise Ended({"kind": "limit", "limit": "result"})
                talk.feed(data)
                if talk.over_limit and job["stopAtLimit"]:
                    raise Ended({"kind": "limit", "limit": "cpu"})
                continue
        if watched.fd in ready:
            return
        # a test of node's that never yields lets nothing be said of it either
        if (talk.current is not None or path is not None) and watched.cpu_ms() - talk.since > job["perTestSeconds"] * 1000 + GRACE_MS:
            if path is None or job["stopAtLimit"]:
                raise Ended({"kind": "limit", "limit": "cpu"})
            talk.give_up(path, f"a test was over its limit of {job['perTestSeconds']} s of CPU time")
            return


def ended_well(job, watched, talk):
    """How it ended, where that is neither its own end nor a lie."""
    if talk.ended or talk.refused is not None or talk.given_up:
        return
    status = watched.status
    if os.WIFSIGNALED(status):
        number = os.WTERMSIG(status)
        if number == signal.SIGXCPU or number == signal.SIGKILL and watched.used_ms > job["cpuMs"] * 0.8:
            raise Ended({"kind": "limit", "limit": "cpu"})
        if number == signal.SIGKILL:
            return  # by us, after it had closed its pipe
        try:
            name = signal.Signals(number).name
        except ValueError:
            name = str(number)
        raise Ended({"kind": "crashed", "how": f"signal {name}"})
    raise Untrusted(f"it ended with code {os.WEXITSTATUS(status)} before the end of its run")


def check_tests(job):
    """The files of the tests are as they were: one test's process could have rewritten what the next one's reads."""
    for path in job["tests"]:
        for folder, _, names in os.walk(os.path.join(job["template"], path)):
            for name in names:
                same_file(job, os.path.join(folder, name))
        if os.path.isfile(os.path.join(job["template"], path)):
            same_file(job, os.path.join(job["template"], path))


def same_file(job, original):
    path = os.path.relpath(original, job["template"])
    if os.path.islink(original) or "__pycache__" in path:
        return
    copy = os.path.join(job["tree"], path)
    if os.path.islink(copy) or not os.path.isfile(copy) or not filecmp.cmp(original, copy, shallow=False):
        raise Untrusted(f"{path} was changed under the run")


def script_files(job):
    """The files of the tests that node is to run."""
    found = []
    for path in job["tests"]:
        full = os.path.join(job["tree"], path)
        if os.path.isfile(full):
            found.append(path)
        for folder, folders, names in os.walk(full):
            folders[:] = sorted(name for name in folders if name != "node_modules")
            found += [os.path.relpath(os.path.join(folder, name), job["tree"]) for name in sorted(names) if is_test(os.path.join(folder, name), job)]
    if job["select"] is not None:
        wanted = {name.split("::")[0] for name in job["select"]}
        found = [path for path in found if path in wanted]
    return sorted(set(found))


def is_test(path, job):
    """By the rules of `node --test`: named as a test, or in a folder named test; of tape, whose users name folders, all that is there."""
    *folders, name = os.path.relpath(path, job["tree"]).split(os.sep)
    stem, dot, ending = name.rpartition(".")
    named = stem == "test" or stem.startswith("test-") or stem.endswith((".test", "-test", "_test"))
    return dot and ending in ("js", "mjs", "cjs") and (named or "test" in folders or job["runner"] == "tape")


def merged(job, talks):
    tests, uncollected = {}, []
    for talk in talks:
        for name, outcome in talk.tests.items():
            if name in tests:
                raise Untrusted(f"{name} was reported twice")
            tests[name] = outcome
        uncollected += talk.uncollected
    return {"kind": "ran", "tests": tests, "uncollected": uncollected}


def run_command(job):
    """A command of the recipe's own: its exit code, and the report that it wrote or printed."""
    report = os.path.join(job["temporary"], f"report-{secrets.token_hex(8)}")
    command = [part.replace("{report}", report) for part in job["command"]]
    printed = not any("{report}" in part for part in job["command"])
    command[0] = shutil.which(command[0]) or os.path.join(job["tree"], command[0])
    out_r, out_w = os.pipe()
    watched = Watched(spawn(job, command, onto={1: out_w} if printed else {}))
    os.close(out_w)
    try:
        text = read_printed(job, out_r, watched)
    finally:
        watched.end()
        os.close(out_r)
    if os.WIFSIGNALED(watched.status):
        number = os.WTERMSIG(watched.status)
        raise Ended({"kind": "limit", "limit": "cpu"} if number == signal.SIGXCPU or watched.used_ms > job["cpuMs"] * 0.8 else {"kind": "crashed", "how": f"signal {number}"})
    if not printed:
        try:
            if os.path.islink(report) or os.path.getsize(report) > job["resultBytes"]:
                raise Ended({"kind": "limit", "limit": "result"})
            with open(report, "rb") as file:
                text = file.read()
        except OSError:
            raise Untrusted("it wrote no report") from None
    check_tests(job)
    return {"kind": "raw", "report": bytes(text).decode("utf-8", "replace"), "exit": os.WEXITSTATUS(watched.status)}


def read_printed(job, out_r, watched):
    """What is printed until the command ends, whatever it leaves running with the pipe in its hands."""
    text = bytearray()
    os.set_blocking(out_r, False)
    poll = select.poll()
    poll.register(out_r, select.POLLIN)
    poll.register(watched.fd, select.POLLIN)
    while True:
        ready = [fd for fd, _ in poll.poll()]
        try:
            data = os.read(out_r, 1 << 16)
        except BlockingIOError:
            data = None
        if data:
            text += data
        elif watched.fd in ready:
            return text
        elif data == b"":
            poll.unregister(out_r)
        if len(text) > job["resultBytes"]:
            raise Ended({"kind": "limit", "limit": "result"})
