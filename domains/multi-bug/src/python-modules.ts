/** Names that Python's own modules, the test runner's and their parts have; a new file of such a name would stand in for them. */
export const pythonModules: ReadonlySet<string> = new Set(`
  __future__ _collections_abc _io _pydatetime _pydecimal _pytest _sitebuiltins _strptime _thread _weakrefset abc aifc argparse array ast asynchat
  asyncio asyncore atexit attr attrs audioop base64 bdb binascii bisect builtins bz2 cProfile calendar cgi cgitb chunk cmath cmd code codecs codeop
  collections colorsys compileall concurrent configparser contextlib contextvars copy copyreg crypt csv ctypes curses dataclasses datetime dbm
  decimal difflib dis distutils doctest email encodings ensurepip enum errno exceptiongroup faulthandler fcntl filecmp fileinput fnmatch fractions
  ftplib functools gc genericpath getopt getpass gettext glob graphlib grp gzip hashlib heapq hmac html http imaplib imghdr imp importlib iniconfig
  inspect io ipaddress itertools json keyword linecache locale logging lzma mailbox mailcap marshal math mimetypes mmap modulefinder msilib msvcrt
  multiprocessing netrc nis nntplib nt ntpath nturl2path numbers numpy opcode operator optparse os ossaudiodev packaging pathlib pdb pickle
  pickletools pipes pkgutil platform plistlib pluggy poplib posix posixpath pprint profile pstats pty pwd py py_compile pyclbr pydoc pydoc_data
  pyexpat pytest queue quopri random re readline reprlib resource rlcompleter runpy sched secrets select selectors shelve shlex shutil signal site
  smtpd smtplib sndhdr socket socketserver spwd sqlite3 sre_compile sre_constants sre_parse ssl stat statistics string stringprep struct subprocess
  sunau symtable sys sysconfig syslog tabnanny tarfile telnetlib tempfile termios textwrap threading time timeit tkinter token tokenize tomli tomllib
  trace traceback tracemalloc tty turtle types typing unicodedata unittest urllib uu uuid venv warnings wave weakref webbrowser winreg winsound
  wsgiref xdrlib xml xmlrpc zipapp zipfile zipimport zlib zoneinfo
`.trim().split(/\s+/));
