# Exits with success and without a result.
import os
os._exit(0)
