"""Python in the page: the coach's own modules, and what stands for compiled code and Prolog there.

`instead` has modules that take the place of others when python_pack.py packs them: in a browser
neither numba nor pyswip runs, but the same kernel and the same Prolog do, as WebAssembly. The
worker that holds all three is web/workers/coach.js; it answers as the module `page_host`.
"""
