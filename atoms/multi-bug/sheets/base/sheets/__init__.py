"""Small tables as text, and what one does with them."""

from sheets.shape import *  # noqa: F401,F403
from sheets.text import *  # noqa: F401,F403
