# Tries to raise its limits, then loops for ever.
import resource
for name in (resource.RLIMIT_CPU, resource.RLIMIT_AS, resource.RLIMIT_NPROC, resource.RLIMIT_NOFILE):
    try:
        resource.setrlimit(name, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    except (OSError, ValueError):
        pass
while True:
    pass
