"""Remembers what functions of a program gave for the input under test, so that a function that many reach runs once for it.

Functions here give the same for the same arguments and change nothing: the rules see to that, confined_names.py refuses code that could
do otherwise, and an input that came back changed is no pass. What they gave is handed out in copies, and library calls are
counted for each caller as if it had run them.
"""


class Memory:
    def __init__(self, library, array):
        self.library, self.array = library, array
        self.input = self.known = None

    def begin(self, value):
        """From here on, calls with this very object as the first argument are remembered."""
        self.input, self.known = value, {}

    def remembering(self, function):
        library = self.library

        def call(*arguments, **named):
            if not arguments or arguments[0] is not self.input:
                return function(*arguments, **named)
            key = (function, arguments[1:], tuple(named.items()))
            try:
                found = self.known.get(key)
            except TypeError:  # an array as a further argument
                return function(*arguments, **named)
            if found is None:
                outer, library.counts = library.counts, {}
                try:
                    result = function(*arguments, **named)
                finally:
                    own, library.counts = library.counts, outer
                    add(outer, own)
                self.known[key] = self.copied(result), own
                return result
            result, own = found
            add(library.counts, own)
            return self.copied(result)

        return call

    def copied(self, value):
        if type(value) is self.array and self.array is not None:
            return value.copy()
        if type(value) is tuple:
            return tuple(self.copied(item) for item in value)
        return value


def add(counts, more):
    for key, count in more.items():
        counts[key] = counts.get(key, 0) + count
