"""Names of collections.abc that Python 3.10 took out of collections, as older projects still use them."""
import collections
import collections.abc

for name in collections.abc.__all__:
    if not hasattr(collections, name):
        setattr(collections, name, getattr(collections.abc, name))
