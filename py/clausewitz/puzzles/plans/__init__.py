"""Plans that end in mate, as boards guessed or given: series mates, forced lines, helpmates.

What is wanted is a `PlanRequest`; `find` runs asp/static.lp, dynamic.lp or help.lp for plans, and
every plan is checked again by plain rules before anybody sees it.
"""
