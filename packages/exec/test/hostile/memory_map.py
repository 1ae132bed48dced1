# Maps 10 GB of shared anonymous memory.
import mmap
result = len(mmap.mmap(-1, 10 << 30))
