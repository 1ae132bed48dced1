"""The one folder that a job may write to: where it is, and how it is emptied from outside before the next job."""
import os

from fork_confine import become, check, libc

MS_NOSUID, MS_NODEV, MNT_DETACH = 2, 4, 2


class Scratch:
    def __init__(self, config, uid):
        self.path, self.uid = config["scratch"], uid
        self.mounted = config["mountScratch"]
        self.options = f"size={config['scratchBytes']},nr_inodes=65536,mode=0777".encode()
        if self.mounted:
            self.mount()
        elif uid is not None:
            os.chown(self.path, 0, uid)
            os.chmod(self.path, 0o770)
        os.chdir(self.path)

    def mount(self):
        check(libc.mount(b"tmpfs", self.path.encode(), b"tmpfs", MS_NOSUID | MS_NODEV, self.options), "mount scratch")

    def empty(self):
        """Removes what the job left; False where something stays, and then the folder is not to be used again."""
        try:
            if os.stat(self.path).st_uid == os.geteuid() and not self.mounted and self.uid is None:
                os.chmod(self.path, 0o700)  # the job owns it as well, and may have closed it
            if not os.listdir(self.path):
                return True
            if self.mounted:
                os.chdir("/")
                check(libc.umount2(self.path.encode(), MNT_DETACH), "unmount scratch")
                self.mount()
                os.chdir(self.path)
            else:
                self.remove_as_job()
            return not os.listdir(self.path)
        except OSError:
            return False

    def remove_as_job(self):
        """In a child that is the job's user, so that no name left there can lead further than the job could go."""
        pid = os.fork()
        if pid == 0:
            try:
                if self.uid is not None:
                    become(self.uid)
                remove_all(self.path)
            finally:
                os._exit(0)
        os.waitpid(pid, 0)


def remove_all(root):
    """Empties a folder however deep it is: folders are moved up before they are removed, so no path grows long."""
    os.chdir(root)
    moved = 0
    while True:
        entries = list(os.scandir("."))
        if not entries:
            return
        for entry in entries:
            if not entry.is_dir(follow_symlinks=False):
                os.unlink(entry.name)
                continue
            os.chmod(entry.name, 0o700)
            for inner in list(os.scandir(entry.name)):
                if inner.is_dir(follow_symlinks=False):
                    os.chmod(inner.path, 0o700)
                    os.rename(inner.path, f".{os.getpid()}-{moved}")
                    moved += 1
                else:
                    os.unlink(inner.path)
            os.rmdir(entry.name)
