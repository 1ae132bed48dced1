# Becomes another program, one that prints for ever.
import os
os.execv("/usr/bin/yes", ["yes"])
