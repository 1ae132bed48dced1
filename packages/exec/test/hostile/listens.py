# Listens on every kind of socket, in a process that it leaves behind.
import os
import socket
import time
ready, say = os.pipe()
if os.fork() == 0:
    os.setsid()
    kept = []
    for family, address in ((socket.AF_INET, ("0.0.0.0", 45678)), (socket.AF_UNIX, "\0hostile"), (socket.AF_UNIX, "socket")):
        try:
            kept.append(socket.socket(family))
            kept[-1].bind(address)
            kept[-1].listen()
        except OSError:
            pass
    os.write(say, b".")
    time.sleep(3600)
result = os.read(ready, 1) == b"."
