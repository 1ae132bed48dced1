# Writes outside its folder, wherever it can.
import os
result = []
for path in [OUTSIDE + "/new", CANARY, "/tmp/hostile-new", "/var/tmp/hostile-new", "/dev/shm/hostile-new", "/hostile-new", "../hostile-new", "/srv/hostile-new"]:
    try:
        with open(path, "w") as file:
            file.write("hostile")
        result.append(path)
        if path != CANARY and not path.startswith(OUTSIDE):
            os.unlink(path)
    except OSError:
        pass
