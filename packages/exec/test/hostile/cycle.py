# Returns a list that holds itself.
result = []
result.append(result)
