# Reads the made-up secret.
import os
result = []
for path in (CANARY, "/proc/1/root" + CANARY, f"/proc/{os.getppid()}/root" + CANARY, f"/proc/{DECOY}/root" + CANARY):
    try:
        result.append(open(path).read())
    except OSError:
        pass
