# Leaves a segment of System V shared memory, then looks for those of others.
import ctypes
libc = ctypes.CDLL(None)
result = libc.shmget(0x600D, 4096, 0o1666) >= 0 and libc.shmctl(libc.shmget(0x600D, 4096, 0), 0, None) == 0
