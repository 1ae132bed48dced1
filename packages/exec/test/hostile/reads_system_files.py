# Reads files that only root should, and lists folders of others.
import os
result = []
for path in ("/etc/shadow", "/root/.ssh/id_rsa", "/proc/kcore", "/proc/1/mem", "/dev/mem"):
    try:
        open(path, "rb").read(1)
        result.append(path)
    except OSError:
        pass
