# Reads the made-up variable from the environment of every process that it can find.
import os
result = []
try:
    names = [name for name in os.listdir("/proc") if name.isdigit()]
except OSError:
    names = [str(number) for number in [*range(1, 100), DECOY]]
for name in names:
    try:
        data = open(f"/proc/{name}/environ", "rb").read()
    except OSError:
        continue
    result += [entry.split(b"=", 1)[1].decode() for entry in data.split(b"\0") if entry.startswith(VARIABLE.encode() + b"=")]
result += [os.environ[VARIABLE]] if VARIABLE in os.environ else []
