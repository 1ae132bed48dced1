# title: Majority vote
# field: arrays
# entry: majority
# label: linear
# cost: votes
# size: max(votes)

def majority(votes: list[int]) -> int:
    candidate = lead = 0
    for vote in votes:
        if lead == 0:
            candidate = vote
        lead += 1 if vote == candidate else -1
    if 2 * votes.count(candidate) > len(votes):
        return candidate
    return 0

# inputs

def flat(rng, votes):
    return [votes] * votes,

def random(rng, votes):
    return [rng.randrange(votes + 1) for _ in range(votes)],

def alternating(rng, votes):
    return [votes * (i % 2) for i in range(votes)],
