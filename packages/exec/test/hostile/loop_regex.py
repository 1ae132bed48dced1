# Backtracks for ever inside the regular expression engine.
import re
result = bool(re.match(r"(a+)+$", "a" * 60 + "b"))
