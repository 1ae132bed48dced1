# Returns a dict whose items never end.
class Dict(dict):
    def items(self):
        number = 0
        while True:
            yield str(number), "x" * 10_000_000
            number += 1


result = Dict(a=1)
