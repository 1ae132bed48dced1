"""Lays out what an image of a small system holds: this Python, its standard library, pytest, and a module that is nowhere else."""
import os
import re
import shutil
import subprocess
import sys
import sysconfig

ROOT = sys.argv[1]
LEFT_OUT = shutil.ignore_patterns("__pycache__", "test", "tests", "idlelib", "tkinter", "lib2to3", "ensurepip", "pydoc_data", "site-packages", "dist-packages", "config-*", "*.a")
MODULES = ("_pytest", "pytest", "pluggy", "iniconfig", "packaging", "attr", "attrs", "py", "exceptiongroup", "tomli", "pygments")


def inside(path):
    """Below /usr, which /bin, /lib and /lib64 lead to."""
    return ROOT + (path if path.startswith("/usr/") else "/usr" + path)


def copy(path, name=None):
    os.makedirs(os.path.dirname(inside(name or path)), exist_ok=True)
    shutil.copy(path, inside(name or path))


def libraries(path):
    printed = subprocess.run(["ldd", path], capture_output=True, text=True).stdout
    return re.findall(r"(/\S+\.so\S*)", printed)


copy(os.path.realpath(sys.executable), "/usr/bin/python3")
library = sysconfig.get_path("stdlib")
shutil.copytree(library, inside(library), ignore=LEFT_OUT, symlinks=False, ignore_dangling_symlinks=True)
extensions = [os.path.join(folder, name) for folder, _, names in os.walk(library) for name in names if name.endswith(".so")]
for path in {found for binary in [sys.executable, *extensions] for found in libraries(binary)}:
    copy(path)
packages = os.path.join(library, "site-packages") if os.path.realpath(sys.executable).startswith("/usr/local/") else "/usr/lib/python3/dist-packages"
import pytest
for name in MODULES:
    for folder in {os.path.dirname(os.path.dirname(pytest.__file__)), *sys.path}:
        for path in (os.path.join(folder, name), os.path.join(folder, name + ".py")):
            if os.path.isdir(path):
                shutil.copytree(path, inside(f"{packages}/{name}"), ignore=LEFT_OUT, dirs_exist_ok=True)
            elif os.path.isfile(path):
                copy(path, f"{packages}/{name}.py")
os.makedirs(inside(packages), exist_ok=True)
with open(inside(f"{packages}/only_in_image.py"), "w") as file:
    file.write('MARK = "of the image"\n')
os.makedirs(f"{ROOT}/etc")
for name in ("bin", "lib", "lib64"):
    os.symlink(f"/usr/{name}", f"{ROOT}/{name}")
