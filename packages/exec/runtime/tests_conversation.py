"""What a runner says over its pipe, and whether it can be believed. Runs in the supervisor, which never runs code under test."""
import json
import secrets

STATUSES = ("passed", "failed", "skipped", "limit")
LONGEST_LINE = 1 << 20


class Untrusted(Exception):
    pass


class Conversation:
    """One process of a runner, from its first word to its end."""

    def __init__(self, reply, cpu_ms):
        self.reply, self.cpu_ms = reply, cpu_ms
        self.ids, self.known, self.uncollected = [], set(), []
        self.nonce, self.tokens = None, ()
        self.tests, self.sentinels = {}, {}
        self.current, self.since = None, 0
        self.refused = None
        self.ended = self.given_up = self.over_limit = False
        self.pending = b""

    def feed(self, data):
        self.since = self.cpu_ms()
        self.pending += data
        while (end := self.pending.find(b"\n")) >= 0:
            line, self.pending = self.pending[:end], self.pending[end + 1:]
            try:
                frame = json.loads(line)
            except ValueError:
                raise Untrusted("something else than the runner wrote to its pipe") from None
            if not isinstance(frame, list) or not frame or not all(isinstance(text, str) for text in frame):
                raise Untrusted("something else than the runner wrote to its pipe")
            self.take(*frame)
        if len(self.pending) > LONGEST_LINE:
            raise Untrusted("something else than the runner wrote to its pipe")

    def take(self, kind, *rest):
        if self.ended or self.refused is not None:
            raise Untrusted("it went on after its end")
        if kind == "broken":
            raise Untrusted(f"the runner did not get to its end: {' '.join(rest)}")
        handler = (self.collecting if self.nonce is None else self.running).get(kind)
        if handler is None:
            raise Untrusted(f"a report out of turn: {kind[:40]}")
        if self.nonce is not None:
            if not rest or rest[0] != self.nonce:
                raise Untrusted("a report without the nonce of this run")
            rest = rest[1:]
        try:
            handler(*rest)
        except TypeError:
            raise Untrusted(f"a report of another shape: {kind[:40]}") from None

    @property
    def collecting(self):
        return {"id": self.on_id, "uncollected": self.on_uncollected, "collected": self.on_collected, "refused": self.on_refused}

    @property
    def running(self):
        # a runner that registers tests while it runs them comes upon ids late
        return {"start": self.on_start, "test": self.on_test, "changed": self.on_changed, "id": self.on_id, "end": self.on_end}

    def on_id(self, name):
        if name in self.known:
            raise Untrusted(f"{name} was collected twice")
        self.known.add(name)
        self.ids.append(name)

    def on_uncollected(self, file, reason):
        self.uncollected.append({"file": file, "reason": reason})

    def on_refused(self, reason):
        self.refused = reason

    def on_collected(self):
        self.nonce, self.tokens = secrets.token_hex(16), (secrets.token_hex(6), secrets.token_hex(6))
        self.reply(" ".join([self.nonce, *self.tokens]).encode() + b"\n")

    def on_start(self, name):
        self.current = name

    def on_test(self, name, status, detail):
        if status not in STATUSES:
            raise Untrusted(f"{status[:40]} is no outcome")
        outcome = {"status": "failed", "limit": True} if status == "limit" else {"status": status}
        if detail:
            outcome["detail"] = detail
        of = self.tests if name in self.known else self.sentinels if name.startswith("sentinel ") else None
        if of is None:
            raise Untrusted(f"{name} was reported and not collected")
        if name in of:
            raise Untrusted(f"{name} was reported twice")
        of[name] = outcome
        self.over_limit |= status == "limit"
        self.current = None

    def on_changed(self, what):
        raise Untrusted(f"changed under the run: {what}")

    def on_end(self):
        self.ended = True

    def give_up(self, file, reason):
        """It is ended before its end: nothing that it said is held, neither for nor against a test."""
        self.given_up = True
        self.tests, self.uncollected = {}, [{"file": file, "reason": reason, "limit": True}]

    def check(self):
        """Raises where the whole of it cannot be believed."""
        if self.refused is not None or self.given_up:
            return
        if not self.ended:
            raise Untrusted("it ended before the end of its run")
        missing = [name for name in self.ids if name not in self.tests]
        if missing:
            raise Untrusted(f"{missing[0]} was collected and never reported")
        for token in self.tokens if self.ids else ():
            mine = [outcome for name, outcome in self.sentinels.items() if name.startswith(f"sentinel {token} ")]
            if not mine or any(outcome["status"] != "failed" or token not in outcome.get("detail", "") for outcome in mine):
                raise Untrusted("a test that must fail was not reported failed as it must")
