// The wall around a program that somebody wrote. Prolog and clingo are WebAssembly: they reach the
// world by the functions that they import, and by nothing else. Those on a list are let through,
// with limits; any other one, which includes every way to JavaScript, ends the worker's answer.

const MOST_WRITTEN = 16 * 2 ** 20; // bytes for each question, on streams and into files
const CALL = 64; // bytes that a call to write counts for besides: a program may write nothing at all, often

const FILES = ["chdir", "chmod", "dup3", "faccessat", "fcntl64", "fstat64", "ftruncate64", "getcwd", "getdents64"];
FILES.push("getuid32", "ioctl", "linkat", "lstat64", "mkdirat", "newfstatat", "openat", "poll", "poll_nonblocking");
FILES.push("readlinkat", "renameat", "rmdir", "stat64", "symlinkat", "umask", "unlinkat", "utimensat");
const TIMES = ["__gmtime_js", "__localtime_js", "__mktime_js", "__tzset_js", "__setitimer_js", "_clock_time_get"];
TIMES.push("_emscripten_date_now", "_emscripten_get_now");
const STREAMS = ["_fd_close", "_fd_fdstat_get", "_fd_read", "_fd_seek", "_environ_get", "_environ_sizes_get"];
const CONTROL = ["__abort_js", "__emscripten_throw_longjmp", "__emscripten_runtime_keepalive_clear", "___call_sighandler"];
CONTROL.push("__munmap_js", "_emscripten_get_heap_max", "_exit", "_proc_exit");
CONTROL.push("invoke_v", "invoke_vi", "invoke_viii", "invoke_ii", "invoke_iii", "invoke_iiii");
// The files are those that Emscripten holds in memory; nothing of the user's is among them.
const LET_THROUGH = new Set([...FILES.map((name) => `___syscall_${name}`), ...TIMES, ...STREAMS, ...CONTROL]);

class Confined {
  // `name` is what users call the program, `file` where it is, `megabytes` what it may use.
  constructor(name, file, megabytes) {
    this.name = name;
    this.program = compiled(file); // at once: it takes longest
    this.program.catch(() => {}); // whoever waits for it hears of it
    this.megabytes = megabytes;
    this.memory = null;
    this.written = 0;
    this.refuse = () => this.end(); // a program that has errors of its own gets one instead
  }

  // What Emscripten calls to make the program, with the imports that it has for it.
  async instantiation() {
    const program = await this.program;
    return (imports, receive) => {
      const walled = Object.entries(imports.a).map(([key, one]) => [key, this.walled(one)]);
      WebAssembly.instantiate(program, { a: Object.fromEntries(walled) }).then((instance) => {
        this.memory = Object.values(instance.exports).find((one) => one instanceof WebAssembly.Memory);
        receive(instance);
      });
    };
  }

  // For every question: what may be written begins anew.
  begin() {
    this.written = 0;
  }

  // The keys of imports are shortened, the names of the functions are not.
  walled(one) {
    if (LET_THROUGH.has(one.name)) return one;
    if (one.name === "_fd_write") return (...args) => this.write(one, ...args);
    if (one.name === "_emscripten_resize_heap") return (size) => this.grow(one, size);
    if (/^_emscripten_asm_const_(int|ptr)$/.test(one.name)) return (...args) => this.run(one, ...args);
    return () => this.end();
  }

  // What is said of an error that ends an answer.
  words(error) {
    if (error instanceof RangeError) return `Stopped: this is nested too deep for ${this.name}.`;
    return String(error.message || error);
  }

  end() {
    throw new Error(`Stopped: a program can neither call JavaScript nor end ${this.name} here.`);
  }

  // Three of Prolog's four pieces of JavaScript take one number and look after objects and streams.
  // The one with two evaluates whatever a program says.
  run(one, code, signature, args) {
    const takesOne = new Uint8Array(this.memory.buffer)[signature + 1] === 0;
    return takesOne ? one(code, signature, args) : this.refuse();
  }

  grow(one, size) {
    if (size >>> 0 > this.megabytes * 2 ** 20) {
      throw new Error(`Stopped: ${this.name} has only ${this.megabytes} MB of memory here.`);
    }
    return one(size);
  }

  write(one, stream, vectors, count, total) {
    const view = new DataView(this.memory.buffer);
    this.written += CALL;
    for (let at = 0; at < count; at += 1) this.written += view.getUint32(vectors + 8 * at + 4, true);
    if (this.written > MOST_WRITTEN) {
      throw new Error(`Stopped: ${this.name} may write only ${MOST_WRITTEN / 2 ** 20} MB here.`);
    }
    return one(stream, vectors, count, total);
  }
}

// Some web hosts do not know the type of such a file, which compiling while it loads needs.
async function compiled(file) {
  const response = await fetch(file);
  const isKnown = response.headers.get("Content-Type") === "application/wasm";
  return isKnown ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}
