# Returns 50 MB.
result = "x" * 50_000_000
