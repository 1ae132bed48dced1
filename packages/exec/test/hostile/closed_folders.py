# Leaves folders that even their owner may not enter, and closes its own.
import os
os.makedirs("a/b/c")
open("a/b/c/file", "w").close()
for path in ("a/b/c", "a/b", "a", "."):
    try:
        os.chmod(path, 0)
    except OSError:
        pass
result = 1
