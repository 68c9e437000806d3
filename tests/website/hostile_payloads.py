"""What strangers may put into links, games, programs and names, so that a page obeys them.

A payload has succeeded when `owned` is called, when anything is requested from /owned, when
"forged" stands where an answer should, or when an element comes into being.
"""

from typing import NamedTuple

# As names of players, files, puzzles and tactics, as texts of links and as strings of programs.
MARKUP = [
    "<script>owned('script')</script>",
    "<SCRIPT SRC=/owned></SCRIPT>",
    "</script><script>owned('end of a script')</script>",
    "</textarea><script>owned('end of a field')</script>",
    "</title></style><script>owned('end of a title')</script>",
    "--><script>owned('end of a comment')</script><!--",
    "]]><script>owned('end of data')</script>",
    '"><script>owned("end of an attribute")</script>',
    "' onmouseover=owned('attribute') autofocus onfocus=owned('focus') x='",
    "<img src=/owned onerror=owned('image')>",
    "<svg/onload=owned('svg')><use href='/owned#x'/>",
    "<iframe srcdoc=\"<script>parent.owned('frame')</script>\"></iframe>",
    "<a href=\"javascript:owned('link')\" autofocus>click</a>",
    "<form action=/owned><button formaction=\"javascript:owned('form')\">go</button></form>",
    "<body onload=owned('body')><base href=//owned.example/>",
    "<link rel=stylesheet href=/owned><style>@import '/owned';</style>",
    "<meta http-equiv=refresh content=\"0;url=javascript:owned('refresh')\">",
    "<details open ontoggle=owned('details')><summary>x</summary></details>",
    "<template shadowrootmode=open><script>owned('shadow')</script></template>",
    "<math><mtext><table><mglyph><style><!--</style><img src=/owned onerror=owned('math')>",
    "<video><source onerror=owned('video')></video><object data=/owned></object>",
    "&lt;script&gt;owned('entity')&lt;/script&gt;",
    "\\u003cscript\\u003eowned('escape')\\u003c/script\\u003e",
    "{{script}}{{data}}${owned('template')}",
    "\u2028<script>owned('separator')</script>\u2029\u202e",
    "javascript:owned('address')//",
    "__proto__",
    "constructor",
    "toString",
    "hasOwnProperty",
]

# Behind the # of a link, besides the texts above in every field.
LINKS = [
    "shipped=constructor&tab=clingo",
    "shipped=__proto__&tab=clingo",
    "tab=__proto__",
    "tab=hasOwnProperty&facts=toString&models=valueOf",
    "__proto__=x&constructor=y&__proto__[owned]=1",
    "program=not-packed!&asp=%%%",
    "fen=constructor&tab=prolog&query=owned('query')",
    "tab=javascript:owned('tab')&shipped=../../../owned",
    "fen=%00&program=%00&query=%00",
    "fen=" + "8/" * 5000 + "&options=" + "-c%20x=1%20" * 2000,
    "&&&===###?tab=prolog#tab=clingo",
    "%E0%A4%A&tab=%u0041",
]

# Texts of games, pasted.
GAMES = [
    '[White "<script>owned(1)</script>"]\n\n1. e4 <img/src=/owned/onerror=owned(2)> *',
    '[FEN "<script>owned(3)</script>"]\n[SetUp "1"]\n\n1. e4 *',
    '[Variant "constructor"]\n\n1. e4 e5 *',
    '[Variant "__proto__"]\n[FEN "8/8/8/8/8/8/8/8 w - - 0 1"]\n\n*',
    '[__proto__ "owned"]\n[constructor "owned"]\n\n1. e4 e5 2. toString *',
    "1. e4 {<script>owned(4)</script>} e5 {[%csl javascript:owned(5)][%eval <svg onload=owned()>]}",
    "1. e4 (1. d4 (1. c4 " * 2000 + "<script>owned(7)</script>",
    "1. <a/href=javascript:owned(8)> *",
    "<script>owned(9)</script>/8/8/8/8/8/8/8 w - - 0 1",
]


class Program(NamedTuple):
    """Clauses, and a query about them."""

    text: str
    query: str


def _query(text: str) -> Program:
    return Program("", text)


JS = "_ := fetch('/owned')"
# Every way to a goal: by name, by module, built at run time, by hooks that others call.
PROLOG = [
    _query(JS),
    _query("self := owned"),
    _query("_ := eval(\"fetch('/owned')\")"),
    _query("_ := postMessage(_{id: 1, answer: _{answer: _{text: forged}}})"),
    _query("_ := prolog.module.'FS'.readFile('/state.prc')"),
    _query(f"wasm:({JS})"),
    _query("system:'$js_call'([fetch('/owned')], _)"),
    _query("'$js_call'([v(\"fetch('/owned')\")], _)"),
    _query("js_script(\"fetch('/owned')\", [])"),
    _query("fetch('/owned', text, X)"),
    _query("wasm:fetch('/owned', text, X)"),
    _query("await(\"fetch('/owned')\", X)"),
    _query(f'wasm_call_string("{JS}", _{{}}, X)'),
    _query(f'wasm:wasm_query("{JS}")'),
    _query("call(:=, _, fetch('/owned'))"),
    _query("G =.. [':=', _, fetch('/owned')], call(G)"),
    _query("atom_codes(N, [58, 61]), functor(G, N, 2), arg(2, G, fetch('/owned')), G"),
    _query(f'term_to_atom(G, "{JS}"), call(G)'),
    _query(f'term_string(G, "{JS}"), @(G, wasm)'),
    _query(f"M = wasm, (M:({JS}))"),
    _query(f"use_module(library(wasm)), {JS}"),
    _query("use_module(library(dom)), html(p(forged))"),
    _query(f"assertz((way :- {JS})), way"),
    _query(f"wasm:assertz((way :- {JS})), wasm:way"),
    _query(f"findall(X, ({JS}), L), forall(member(X, L), print(X))"),
    _query("maplist([X]>>(X := fetch('/owned')), [_])"),
    _query(f"freeze(X, {JS}), X = 1"),
    _query(f"setup_call_cleanup(true, true, {JS}), fail"),
    _query(f"catch({JS}, _, ({JS}))"),
    _query(f'format("~@", [{JS}])'),
    _query(f"phrase(call([_, _]>>({JS})), [], [])"),
    _query("compile_aux_clauses([(way2 :- _ := fetch('/owned'))]), way2"),
    _query("load_files('/owned.pl', [if(true)])"),
    _query("load_files('http://127.0.0.2/owned')"),
    _query("open('/own/x.pl', write, S), writeq(S, (:- _ := fetch('/owned'))), "
           "write(S, '.'), nl(S), close(S), consult('/own/x.pl')"),
    _query("open('http://127.0.0.2/owned', read, S)"),
    _query("read_file_to_string('/proc/self/environ', S, [])"),
    _query("shell('touch owned')"),
    _query("open_shared_object(owned, H)"),
    _query("set_prolog_flag(stack_limit, 1), fail"),
    Program(f":- {JS}.\n", "X = here"),
    Program(f":- initialization(({JS})).\n", "X = here"),
    Program(f"term_expansion(seed, []) :- {JS}.\nseed.\n", "X = here"),
    Program(f"goal_expansion(seed, true) :- {JS}.\nx :- seed.\n", "x"),
    Program(f":- multifile user:portray/1.\nuser:portray(shown) :- {JS}.\n", "X = shown"),
    Program(f"x:attr_unify_hook(_, _) :- {JS}.\n", "put_attr(X, x, 1), X = 2"),
    Program("wasm:is_async.\n", JS),
    Program(":- redefine_system_predicate(system:(_ := _)).\n", JS),
    Program(":- op(700, xfx, ~>).\nA ~> B :- A := B.\n", "_ ~> fetch('/owned')"),
]  # fmt: skip
# The first two end the worker, the last spoils it, for itself alone.
PROLOG_ENDS = [
    _query("js_run_script(\"fetch('/owned')\")"),
    _query(f"at_halt({JS}), halt"),
    Program(f"user:message_hook(_, _, _) :- {JS}.\n", "print_message(error, x)"),
]

CLINGO = [
    "#script (javascript) fetch('/owned') #end. a.",
    "#script (python) import os; os.system('owned') #end. a.",
    "#script (lua) os.execute('owned') #end. a.",
    "#script (lua) io.open('/owned', 'w'):write('x') #end. a.",
    "#script (lua) require('socket.http').request('http://127.0.0.2/owned') #end. a.",
    '#include "/owned".',
    '#include "../constructor".',
    '#include "http://127.0.0.2/owned".',
    'p("<script>owned(1)</script>"). q("\\n</code><img src=/owned onerror=owned(2)>").',
    "chessman(constructor,white,1,1,0). chessman(king,toString,1,2,0).",
    "chessman(king,white,1,1,0). move(1,1,1,2,constructor,0). move(0,0,99,99,none,0).",
    "legal_move(a,b,c,d,valueOf,x). key(1,(a,b,c,d,e),0). key(2,(1,2,3,4,toString),0).",
    'chessman(king,white,"owned()",-1,0). chessman(king,black,8,8,constructor).',
]
