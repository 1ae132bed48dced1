# Waits for input.
result = input()
