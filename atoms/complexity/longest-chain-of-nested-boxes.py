# title: Longest chain of nested boxes
# field: dynamic-programming
# entry: nested_boxes
# label: quadratic
# cost: boxes^2
# size: boxes
# bound: max(boxes)
# gives: distinct

def nested_boxes(boxes: list[tuple[int, int]]) -> list[tuple[int, int]]:
    boxes = sorted(boxes)
    height = []
    inside = []
    for j, (width, depth) in enumerate(boxes):
        tallest, support = 0, -1
        for i in range(j):
            if boxes[i][0] < width and boxes[i][1] < depth and height[i] > tallest:
                tallest, support = height[i], i
        height.append(tallest + 1)
        inside.append(support)
    chain = []
    box = max(range(len(boxes)), key=lambda i: height[i], default=-1)
    while box >= 0:
        chain.append(boxes[box])
        box = inside[box]
    return chain[::-1]

# inputs

def growing(rng, boxes):
    return [(i, i) for i in range(1, boxes + 1)],

def random(rng, boxes):
    return [(rng.randrange(boxes + 1), rng.randrange(boxes + 1)) for _ in range(boxes)],

def equal(rng, boxes):
    return [(boxes, boxes)] * boxes,
