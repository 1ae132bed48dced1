# title: Guessing game transcript
# field: simulation
# entry: transcript
# label: logn
# cost: log(secret)
# size: log(secret)
# gives: lower nonempty

def transcript(secret: int) -> str:
    answers = []
    high = 1
    while high < secret:
        answers.append("h")
        high *= 2
    low = high // 2
    while low < high:
        guess = (low + high) // 2
        if guess < secret:
            answers.append("h")
            low = guess + 1
        else:
            answers.append("l")
            high = guess
    return "".join(answers)

# inputs

def given(rng, secret):
    return secret,

def again(rng, secret):
    return secret,

def third(rng, secret):
    return secret,
