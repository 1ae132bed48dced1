# Raises an exception that is no Exception, has a long name and raises itself when asked for its text.
class Monster(BaseException):
    def __str__(self):
        raise Monster


Monster.__name__ = "M" * 100_000
raise Monster
