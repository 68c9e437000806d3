"""Names of predicates that SWI-Prolog calls by itself, wherever it finds them.

Who defines one changes what Prolog does with whatever else runs there, so no theory may.
"""

import re

# Those that end so or begin so are hooks of Prolog and its libraries, of this version or the next.
_LIKE_HOOKS = re.compile(
    r"\$.*|.*_hook|prolog_.*|.*portray.*|attr_.*|attribute_.*|message_.*|thread_.*|.*_expansion"
    r"|expand_.*|exception|.*_attributes|library_directory|file_search_path|resource|unknown"
    r"|end_of_file|call|halt|initialization|safe_primitive|safe_meta.*"
)


def is_prologs_own(name: str) -> bool:
    """Whether a name is, or looks like, that of a hook of Prolog."""
    return _LIKE_HOOKS.fullmatch(name) is not None
