# title: Redirect chain
# field: graphs
# entry: redirect_chain
# label: linear
# cost: links
# size: links
# bound: max(links)
# gives: distinct

def redirect_chain(links: dict[int, int]) -> list[int]:
    chain = []
    seen = set()
    page = min(links, default=0)
    while page in links and page not in seen:
        seen.add(page)
        chain.append(page)
        page = links[page]
    return chain

# inputs

def path(rng, links):
    return {i: i + 1 for i in range(links)},

def random(rng, links):
    return {i: rng.randrange(links + 1) for i in range(links)},

def loops(rng, links):
    return {i: i for i in range(1, links + 1)},
