# Returns subclasses of int, str, list and dict that lie about themselves.
class Int(int):
    def __repr__(self):
        return "1e999"


class Str(str):
    def __str__(self):
        return '"'


class List(list):
    def __iter__(self):
        while True:
            yield 1


result = {"int": Int(1), "str": Str("s"), "list": [Int(2)]}
