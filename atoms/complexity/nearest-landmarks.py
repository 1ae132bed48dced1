# title: Nearest landmarks
# field: searching
# entry: nearest_landmarks
# label: nlogn
# cost: places*log(landmarks)
# size: places
# bound: max(landmarks)
# where: landmarks sorted

def nearest(landmarks: list[int], place: int) -> int:
    low, high = 0, len(landmarks) - 1
    while low < high:
        middle = (low + high) // 2
        if landmarks[middle] + landmarks[middle + 1] < 2 * place:
            low = middle + 1
        else:
            high = middle
    return landmarks[low] if landmarks else 0

def nearest_landmarks(places: list[int], landmarks: list[int]) -> list[int]:
    return [nearest(landmarks, place) for place in places]

# inputs

def rising(rng, places, landmarks):
    return [places] * places, list(range(1, landmarks + 1))

def random(rng, places, landmarks):
    return ([rng.randrange(places + 1) for _ in range(places)],
            sorted(rng.randrange(landmarks + 1) for _ in range(landmarks)))

def flat(rng, places, landmarks):
    return [0] * places, [landmarks] * landmarks
