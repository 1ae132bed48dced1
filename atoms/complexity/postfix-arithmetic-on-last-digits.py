# title: Postfix arithmetic on last digits
# field: parsing
# entry: evaluate_postfix
# label: linear
# cost: program
# size: 1

MODULUS = 10

def evaluate_postfix(program: str) -> int:
    stack = []
    for char in program:
        if "0" <= char <= "9":
            stack.append(ord(char) - ord("0"))
        elif char in "+-*" and len(stack) > 1:
            right, left = stack.pop(), stack.pop()
            if char == "+":
                result = left + right
            elif char == "-":
                result = left - right
            else:
                result = left * right
            stack.append(result % MODULUS)
    return stack[-1] if stack else 0

# inputs

def sums(rng, program):
    return ("9" + "8+" * program)[:program],

def random(rng, program):
    return "".join(rng.choice("0123456789+-*") for _ in range(program)),

def stacked(rng, program):
    return "9" * program,
