# Deletes and renames what is not its own.
import os
for action in (lambda: os.unlink(CANARY), lambda: os.rename(OUTSIDE, OUTSIDE + "-gone"), lambda: os.rmdir("/tmp"), lambda: os.chmod(CANARY, 0)):
    try:
        action()
    except OSError:
        pass
result = 1
