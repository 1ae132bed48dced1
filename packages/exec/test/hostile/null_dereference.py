# Dereferences NULL.
import ctypes
result = ctypes.string_at(0)
