"""Plans that end in mate, as boards guessed or given: series mates, forced lines, helpmates.

What is wished for is a `Wish`; `find` asks asp/static.lp, dynamic.lp or help.lp for plans, and
every plan is checked again by plain rules before anybody sees it.
"""

from clausewitz.puzzles.plans.plan import Plan
from clausewitz.puzzles.plans.plan_request import Checks, Way, Wish, checked
from clausewitz.puzzles.plans.planner import Found, find

__all__ = ["Checks", "Found", "Plan", "Way", "Wish", "checked", "find"]
