"""Another trusted program: it gives back what it is given."""


def run(job):
    return job
