# Returns an integer of 10,000 digits.
result = 10 ** 10_000
