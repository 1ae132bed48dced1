# Fills its folder with as many bytes and names as it can.
import os
reserved = 0
try:
    for number in range(6):
        fd = os.open(f"file-{number}", os.O_WRONLY | os.O_CREAT)
        os.posix_fallocate(fd, 0, 60 << 20)
        reserved += 1
except OSError:
    pass
for number in range(500):
    try:
        os.mkdir(f"folder-{number}")
    except OSError:
        pass
result = reserved > 0
