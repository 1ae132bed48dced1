"""The runner's end of the supervisor's pipes. Everything it needs is taken here once, before any code under test runs."""
import os
from json.encoder import encode_basestring_ascii


def open_channel(up, down):
    """
    `send(kind, *texts)` writes one frame, a JSON line of texts; `receive()` reads one line, and waits for it. A write that code under
    test makes to the same pipe is a frame without the run's nonce, or none at all.
    """
    write, read, escape, join = os.write, os.read, encode_basestring_ascii, ",".join

    def send(*texts):
        data = ("[" + join([escape(text) for text in texts]) + "]\n").encode("ascii")
        while data:
            data = data[write(up, data):]

    def receive():
        line = b""
        while not line.endswith(b"\n"):
            byte = read(down, 1)
            if not byte:
                raise EOFError("the supervisor is gone")
            line += byte
        return line.decode()

    return send, receive
