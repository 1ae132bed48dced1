# Closes every descriptor.
import os
os.closerange(0, 256)
result = 1
