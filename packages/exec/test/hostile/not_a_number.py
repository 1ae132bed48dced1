# Returns NaN and the infinities.
result = [float("nan"), float("inf"), -0.0]
