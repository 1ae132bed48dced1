# Leaves links that lead out of its folder, for whoever empties it.
import os
os.symlink(OUTSIDE, "folder")
os.symlink(CANARY, "file")
os.symlink("/", "root")
try:
    os.link(CANARY, "hard")
except OSError:
    pass
result = 1
