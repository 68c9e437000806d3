"""Learning: learn tactics, rules, motifs and folder, and `learn FILE`, which is one of these."""

from clausewitz.cli.groups import group
from clausewitz.cli.learn.folder import folder
from clausewitz.cli.learn.motifs import motifs
from clausewitz.cli.learn.plain_form import PlainForm, examples
from clausewitz.cli.learn.rules import rules
from clausewitz.cli.learn.tactics import tactics

_HELP = """Learn tactics, rules and motifs from examples into a run folder.

Without a command, `learn EXAMPLES` takes the one that fits: rules for a theme or for negative
examples, motifs for a task about lines, folder for a folder, tactics otherwise.
"""

app = group(_HELP, PlainForm)

for _command in (tactics, rules, motifs, folder):
    app.command()(_command)
app.command(hidden=True)(examples)
