"""Spans of time as whole numbers."""

from slots.clock import *  # noqa: F401,F403
from slots.spans import *  # noqa: F401,F403
