# Makes a user namespace in which it is root, and mounts and connects there.
import ctypes
import os
libc = ctypes.CDLL(None)
result = []
if libc.unshare(0x10000000 | 0x00020000) == 0:
    libc.mount(b"none", b"/", None, 0x4000 | (1 << 18), None)
    libc.mount(b"tmpfs", b"/usr", b"tmpfs", 0, None)
    try:
        result.append(open(CANARY).read())
    except OSError:
        pass
