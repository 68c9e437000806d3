"""From sentences to a checked theory: every predicate known, every variable typed and bound.

The check follows Prolog's order, left to right, so that a theory that passes it raises no
instantiation or type error, does not recurse and has no side effect.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from itertools import islice

from clausewitz.clauses.spelling import did_you_mean
from clausewitz.clauses.syntax import (
    ClauseError,
    Compound,
    Sentence,
    Term,
    Text,
    Variable,
    read_sentences,
    whole_number,
    write_term,
)
from clausewitz.clauses.theory import Argument, Clause, Literal, Tactic, Theory
from clausewitz.clauses.vocabulary import (
    BOUND,
    CONSTANTS,
    FOUND,
    Parameter,
    Signature,
    Vocabulary,
    is_of_type,
    vocabulary,
)
from clausewitz.support.limits import DEEPEST_CALLS, MOST_PREDICATES

Key = tuple[str, int]
Rule = tuple[Literal, tuple[Literal, ...], Sentence]

TACTIC_TYPES = ("position", "square", "square")
MOTIF_TYPES = ("line",)
_GIVEN = ("position", "line")
"""Types of what is never looked for: a variable of the head has its value from the caller."""
# Those that end so or begin so are hooks of Prolog and its libraries, of this version or the next.
_LIKE_HOOKS = re.compile(
    r"\$.*|.*_hook|prolog_.*|.*portray.*|attr_.*|attribute_.*|message_.*|thread_.*|.*_expansion"
    r"|expand_.*|exception|.*_attributes|library_directory|file_search_path|resource|unknown"
    r"|end_of_file|call|halt|initialization|safe_primitive|safe_meta.*"
)


def check_theory(text: str, source: str, known: Vocabulary | None = None) -> Theory:
    """The theory in `text`, or a ClauseError that names file, line and reason."""
    checker = _Checker(source, dict(vocabulary() if known is None else known))
    return replace(checker.theory(read_sentences(text, source)), text=text)


def signatures_of(theory: Theory, known: Vocabulary | None = None) -> Vocabulary:
    """What a theory, which speaks of what is `known`, adds to that: its tactics and helpers."""
    checker = _Checker(theory.source, dict(vocabulary() if known is None else known))
    checker.theory(read_sentences(str(theory), theory.source))
    return {clause.head.key: checker.known[clause.head.key] for clause in theory.clauses()}


@dataclass(slots=True)
class _Scope:
    """What is known of the variables of one clause while its body is read."""

    head: Literal
    sentence: Sentence
    types: dict[Variable, str] = field(default_factory=dict)
    bound: set[Variable] = field(default_factory=set)
    assumed: set[Variable] = field(default_factory=set)
    """Head variables that a caller has to bind."""
    line: int = 0
    """Of the literal that is read."""


class _Checker:
    def __init__(self, source: str, known: Vocabulary) -> None:
        self.source = source
        self.known = known

    def theory(self, sentences: list[Sentence]) -> Theory:
        english, declared = self.notes(sentences)
        rules: dict[Key, list[Rule]] = {}
        for sentence in sentences:
            if not _is_note(sentence):
                rule = self.rule(sentence)
                rules.setdefault(rule[0].key, []).append(rule)
        checked = {key: self.predicate(key, rules[key]) for key in self.callees_first(rules)}
        tactics: list[Tactic] = []
        motifs: list[Tactic] = []
        helpers: list[Clause] = []
        phrases: dict[Key, str] = {}
        for key, (first, *others) in checked.items():
            words = english.get(key[0])
            if not self.is_tactic(key):
                if words is not None:
                    self.check_english(words, (first, *others), in_head=not self.is_motif(key))
                    if not self.is_motif(key):
                        phrases[key] = _numbered(words, first.head)
                helpers += (replace(first, english=words), *others)
        called = {literal.key for some in rules.values() for _, body, _ in some for literal in body}
        described = declared | english.keys()
        for key in rules:
            words = english.get(key[0])
            found = Tactic(key[0], checked[key], words, phrases)
            if self.is_tactic(key):
                self.check_english(words or "", checked[key])
                tactics.append(found)
            elif self.is_motif(key) and (key[0] in described or key not in called):
                motifs.append(found)
        return Theory(self.source, tuple(tactics), tuple(helpers), tuple(motifs))

    def check_english(
        self, words: str, clauses: tuple[Clause, ...], *, in_head: bool = False
    ) -> None:
        """A line of English may name what every clause has, or its head."""
        named = dict.fromkeys(re.findall(r"\{(\w+)\}", words))
        for clause in clauses:
            names = {v.name for v in (clause.head.variables if in_head else clause.types)}
            for name in named:
                if name not in names:
                    where = "the head of this clause" if in_head else "this clause"
                    reason = (
                        f"the English of {clause.head.predicate} names {{{name}}}, "
                        f"{where} has none{did_you_mean(name, names)}"
                    )
                    raise ClauseError(self.source, clause.line, reason)

    def is_tactic(self, key: Key) -> bool:
        return tuple(p.type for p in self.known[key].parameters) == TACTIC_TYPES

    def is_motif(self, key: Key) -> bool:
        """Whether it is about a line of moves: one that others call is a helper, unless it has
        English or the file says motif(name)."""
        return tuple(p.type for p in self.known[key].parameters) == MOTIF_TYPES

    def notes(self, sentences: list[Sentence]) -> tuple[Mapping[str, str], set[str]]:
        """The lines of English by the predicates that they are about, and the names of facts
        motif(name); both are about predicates of the file."""
        heads = [s.head for s in sentences if not _is_note(s)]
        names = {head.name if isinstance(head, Compound) else str(head) for head in heads}
        english: dict[str, str] = {}
        motifs: set[str] = set()
        for sentence in filter(_is_note, sentences):
            match sentence:
                case Sentence(Compound("english", (str(name), Text(words))), ()):
                    if name not in names:
                        reason = f"english({name}, …) describes no predicate of the file"
                        raise self.error(sentence, reason + did_you_mean(name, names))
                    english[name] = words
                case Sentence(Compound("english", _)):
                    raise self.error(sentence, 'expected english(name, "A line of English.").')
                case Sentence(Compound("motif", (str(name),))) if name in names:
                    motifs.add(name)
                case _:
                    raise self.error(sentence, "motif(…) names no predicate of the file")
        return english, motifs

    def rule(self, sentence: Sentence) -> Rule:
        head = self.literal(sentence.head, sentence)
        if head.negated:
            raise self.error(sentence, "a head cannot be negated")
        if is_prologs_own(head.predicate):
            raise self.error(sentence, f"{head.predicate}: a name that Prolog itself calls")
        if not sentence.body:
            raise self.error(sentence, f"{head} has no body: it says nothing of chess")
        if head.key in self.known:
            raise self.error(
                sentence, f"{_indicator(head.key)} is a word of the vocabulary already"
            )
        variables = head.variables
        if len(variables) != len(head.arguments) or len(set(variables)) != len(variables):
            raise self.error(sentence, f"the arguments of {head} are not different variables")
        return head, tuple(self.literal(goal, sentence) for goal in sentence.body), sentence

    def literal(self, term: Term, sentence: Sentence) -> Literal:
        match term:
            case Compound("\\+", (Compound(name, arguments),)) if name != "\\+":
                found = tuple(self.argument(term, sentence) for term in arguments)
                return Literal(name, found, negated=True)
            case Compound(name, arguments) if name != "\\+":
                return Literal(name, tuple(self.argument(term, sentence) for term in arguments))
            case str(name):
                return Literal(name, ())
        raise self.error(sentence, f"{write_term(term)} is not a literal")

    def argument(self, term: Term, sentence: Sentence) -> Argument:
        if isinstance(term, Variable | str):
            return term
        if (number := whole_number(term)) is not None:
            return number
        raise self.error(sentence, f"the argument {write_term(term)} is no variable or constant")

    def callees_first(self, rules: dict[Key, list[Rule]]) -> list[Key]:
        """The predicates of the file, each after those it uses; recursion is refused."""
        ordered: dict[Key, None] = {}
        under_way: list[Key] = []

        def visit(key: Key, caller: Sentence) -> None:
            if len(under_way) >= DEEPEST_CALLS:
                words = f"more than {DEEPEST_CALLS} predicates call one another in a row"
                raise self.error(caller, words)
            under_way.append(key)
            for _, body, sentence in rules[key]:
                for literal in body:
                    if literal.key in under_way:
                        raise self.error(sentence, f"{_indicator(literal.key)} is recursive")
                    if literal.key in rules and literal.key not in ordered:
                        visit(literal.key, sentence)
            ordered[under_way.pop()] = None

        if len(rules) > MOST_PREDICATES:
            last = next(islice(rules.values(), MOST_PREDICATES, None))
            raise self.error(last[0][2], f"more than {MOST_PREDICATES:,} predicates in a file")
        for key in rules:
            if key not in ordered:
                visit(key, rules[key][0][2])
        return list(ordered)

    def predicate(self, key: Key, rules: list[Rule]) -> tuple[Clause, ...]:
        """Check the clauses of one predicate and enter its signature."""
        scopes = [self.scope(rule) for rule in rules]
        self.known[key] = self.signature(key, scopes)
        if self.is_tactic(key):
            for scope in scopes:
                self.check_suggests(scope)
        return tuple(
            Clause(head, body, scope.types, sentence.line)
            for (head, body, sentence), scope in zip(rules, scopes, strict=True)
        )

    def scope(self, rule: Rule) -> _Scope:
        head, body, sentence = rule
        scope = _Scope(head, sentence)
        for at, literal in enumerate(body):
            scope.line = sentence.line_of(at)
            self.infer_types(literal, scope)
        scope.bound = {v for v in head.variables if scope.types.get(v) in _GIVEN}
        last = {v: at for at, literal in enumerate(body) for v in literal.variables}
        for at, literal in enumerate(body):
            scope.line = sentence.line_of(at)
            later = {v for v in literal.variables if last[v] > at}
            self.check_modes(literal, later, scope)
        for variable in head.variables:
            if variable not in scope.types:
                raise self.error(sentence, f"{variable} of the head does not occur in the body")
        return scope

    def infer_types(self, literal: Literal, scope: _Scope) -> None:
        signature = self.known.get(literal.key)
        if signature is None:
            reason = f"unknown predicate {_indicator(literal.key)}"
            raise self.error_at(scope, reason + self.other_words(literal))
        for argument, parameter in zip(literal.arguments, signature.parameters, strict=True):
            if isinstance(argument, Variable):
                type_before = scope.types.setdefault(argument, parameter.type)
                if is_of_type(parameter.type, type_before):
                    scope.types[argument] = parameter.type
                elif not is_of_type(type_before, parameter.type):
                    reason = f"{argument} is a {type_before} and a {parameter.type} at once"
                    raise self.error_at(scope, reason)
            elif argument not in CONSTANTS[parameter.type]:
                names = [name for name in CONSTANTS[parameter.type] if isinstance(name, str)]
                reason = f"{write_term(argument)} is not a {parameter.type} in {literal}"
                raise self.error_at(scope, reason + did_you_mean(str(argument), names))

    def other_words(self, literal: Literal) -> str:
        arities = [arity for name, arity in self.known if name == literal.predicate]
        if not arities:
            return did_you_mean(literal.predicate, (name for name, _ in self.known))
        return f" (there is {', '.join(f'{literal.predicate}/{arity}' for arity in arities)})"

    def check_modes(self, literal: Literal, later: set[Variable], scope: _Scope) -> None:
        parameters = self.known[literal.key].parameters
        for argument, parameter in zip(literal.arguments, parameters, strict=True):
            if not isinstance(argument, Variable) or argument in scope.bound:
                continue
            if parameter.mode == BOUND or (
                literal.negated and (argument in scope.head.variables or argument in later)
            ):
                self.assume_bound(argument, literal, scope)
        if not literal.negated:
            scope.bound.update(literal.variables)

    def assume_bound(self, variable: Variable, literal: Literal, scope: _Scope) -> None:
        if variable not in scope.head.variables:
            raise self.error_at(scope, f"{variable} is not bound yet in {literal}")
        scope.assumed.add(variable)
        scope.bound.add(variable)

    def signature(self, key: Key, scopes: list[_Scope]) -> Signature:
        parameters = []
        for place in range(key[1]):
            types = {scope.types[scope.head.variables[place]] for scope in scopes}
            if len(types) > 1:
                reason = f"the clauses of {_indicator(key)} disagree on argument {place + 1}"
                raise self.error(scopes[-1].sentence, reason)
            needed = any(
                scope.head.variables[place] in scope.assumed
                or scope.types[scope.head.variables[place]] in _GIVEN
                for scope in scopes
            )
            parameters.append(Parameter(types.pop(), BOUND if needed else FOUND))
        return Signature(key[0], tuple(parameters))

    def check_suggests(self, scope: _Scope) -> None:
        """A tactic finds its moves itself."""
        for variable in scope.head.variables[1:]:
            if variable in scope.assumed or variable not in scope.bound:
                raise self.error(scope.sentence, f"{variable} of the head is never bound")

    def error(self, sentence: Sentence, reason: str) -> ClauseError:
        return ClauseError(self.source, sentence.line, reason)

    def error_at(self, scope: _Scope, reason: str) -> ClauseError:
        return ClauseError(self.source, scope.line, reason)


def is_prologs_own(name: str) -> bool:
    """Whether a name is, or looks like, that of a hook, which SWI-Prolog calls by itself: who
    defines one changes what Prolog does with whatever else runs there."""
    return _LIKE_HOOKS.fullmatch(name) is not None


def _is_note(sentence: Sentence) -> bool:
    """Whether it is about the clauses of the file, and none of them."""
    match sentence:
        case Sentence(Compound("english", _)) | Sentence(Compound("motif", (_,)), ()):
            return True
    return False


def _numbered(words: str, head: Literal) -> str:
    """A line of English with the places of arguments for the names of variables."""
    places = {variable.name: place for place, variable in enumerate(head.variables, 1)}
    return re.sub(r"\{(\w+)\}", lambda match: f"{{{places[match[1]]}}}", words)


def _indicator(key: Key) -> str:
    return f"{write_term(key[0])}/{key[1]}"
