"""What confines one job: namespaces, Landlock, capabilities and limits. Everything here runs in the child, before the job does."""
import ctypes
import os
import resource
import signal
import struct

CLONE_NEWNS, CLONE_NEWIPC = 0x00020000, 0x08000000
CLONE_NEWUSER, CLONE_NEWPID, CLONE_NEWNET = 0x10000000, 0x20000000, 0x40000000
PR_SET_PDEATHSIG, PR_SET_CHILD_SUBREAPER, PR_SET_NO_NEW_PRIVS = 1, 36, 38
CAPABILITY_VERSION = 0x20080522

libc = ctypes.CDLL(None, use_errno=True)


def check(status, what):
    if status < 0:
        number = ctypes.get_errno()
        raise OSError(number, f"{what}: {os.strerror(number)}")
    return status


def syscall(number, *args):
    return libc.syscall(ctypes.c_long(number), *[ctypes.c_long(a) if isinstance(a, int) else a for a in args])


def unshare(flags, what):
    check(libc.unshare(flags), f"unshare {what}")


def prctl(option, value):
    check(libc.prctl(option, value, 0, 0, 0), f"prctl {option}")


def landlock(readable, writable):
    """Confines this process and what it starts: reading below `readable`, writing below `writable`, no TCP, no signals out."""
    abi = syscall(444, None, 0, 1)
    if abi < 1:
        raise OSError(0, "this kernel has no Landlock")
    reading = 1 << 0 | 1 << 2 | 1 << 3  # execute, read a file, list a folder
    every = (1 << (13 if abi == 1 else 14 if abi == 2 else 15 if abi < 5 else 16)) - 1
    attributes = struct.pack("QQQ", every, 3 if abi >= 4 else 0, 3 if abi >= 6 else 0)
    ruleset = check(syscall(444, attributes, 24 if abi >= 6 else 16 if abi >= 4 else 8, 0), "landlock_create_ruleset")
    whole_file = 1 << 0 | 1 << 1 | 1 << 2 | (1 << 14 if abi >= 3 else 0) | (1 << 15 if abi >= 5 else 0)
    for paths, access in ((readable, reading), (writable, every)):
        for path in paths:
            try:
                fd = os.open(path, os.O_PATH | os.O_CLOEXEC)
            except (FileNotFoundError, PermissionError):
                continue  # nothing that this user could read
            granted = access if os.path.isdir(path) else access & whole_file
            check(syscall(445, ruleset, 1, struct.pack("=Qi", granted, fd), 0), f"landlock_add_rule {path}")
            os.close(fd)
    prctl(PR_SET_NO_NEW_PRIVS, 1)
    check(syscall(446, ruleset, 0), "landlock_restrict_self")
    os.close(ruleset)


def become(uid):
    os.setgroups([])
    os.setresgid(uid, uid, uid)
    os.setresuid(uid, uid, uid)


def drop_capabilities():
    """A new user namespace begins with all of them inside it."""
    check(syscall(126, struct.pack("=Ii", CAPABILITY_VERSION, 0), bytes(24)), "capset")


def tasks_of_user():
    """How many tasks this user has, in all that /proc shows: RLIMIT_NPROC counts them too where the user is not the job's alone."""
    own, count = os.getuid(), 0
    for name in os.listdir("/proc"):
        if name.isdigit():
            try:
                if os.stat(f"/proc/{name}").st_uid == own:
                    count += len(os.listdir(f"/proc/{name}/task"))
            except OSError:
                continue  # it has ended
    return count


def confine(config, uid, limits):
    """The last step before the job's code: raises where something that the tier promises cannot be had."""
    if config["pidNamespace"] and not config["userNamespace"]:
        unshare(CLONE_NEWIPC, "ipc")  # shared memory would outlive the job
    processes = config["processes"] + (tasks_of_user() if config["sharedUser"] and uid is None else 0)
    seconds = -(-limits["cpuMs"] // 1000)
    for name, value in (
        (resource.RLIMIT_CORE, 0),
        (resource.RLIMIT_CPU, seconds),  # soft = hard: the soft signal is ignored by a namespace's first process
        (resource.RLIMIT_AS, limits["memoryBytes"]),
        (resource.RLIMIT_FSIZE, config["fileBytes"]),
        (resource.RLIMIT_NOFILE, 64),
        (resource.RLIMIT_MSGQUEUE, 0),
        (resource.RLIMIT_MEMLOCK, 0),
    ):
        resource.setrlimit(name, (value, value))
    if uid is not None:
        become(uid)
    if config["userNamespace"]:
        drop_capabilities()
    resource.setrlimit(resource.RLIMIT_NPROC, (processes, processes))
    prctl(PR_SET_NO_NEW_PRIVS, 1)
    if config["landlock"]:
        landlock(config["readable"], [".", "/dev/null"])
    prctl(PR_SET_PDEATHSIG, signal.SIGKILL)  # a change of user clears it, so after that
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)
