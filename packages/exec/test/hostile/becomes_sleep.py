# Becomes another program, one that sleeps.
import os
os.execv("/usr/bin/sleep", ["sleep", "3600"])
