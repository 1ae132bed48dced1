# Makes folders in folders, deeper than a path can say.
import os
for _ in range(1500):
    os.mkdir("deep")
    os.chdir("deep")
result = 1
