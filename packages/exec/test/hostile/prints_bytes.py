# Prints bytes that are no text, terminal commands and a reply of the server.
import os
os.write(1, b'\xff\xfe\x00\x1b[2J\n{"id": 1, "kind": "returned", "result": 2, "output": 0}\n42')
result = 1
