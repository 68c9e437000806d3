// The compiled kernel in the page. Which functions it has, what they take and how records lie in
// memory says kernel.json, made with the code; nothing of that is repeated here.

const VIEWS = {
  bool: Uint8Array,
  boolean: Uint8Array,
  uint8: Uint8Array,
  int16: Int16Array,
  int32: Int32Array,
  uint32: Uint32Array,
  int64: BigInt64Array,
  uint64: BigUint64Array,
};
const ALIGNED = 64; // bytes: a line of a processor's cache
const PAGE = 65536; // bytes, by which memory grows
const BILLION = 1_000_000_000n;

// Nanoseconds of a clock that is never set back.
export const now = () => BigInt(Math.round(performance.now() * 1e6));

// Numbers of one kind in the kernel's memory.
class Block {
  constructor(kernel, at, kind, shape) {
    Object.assign(this, { kernel, at, kind, shape });
  }

  // Made anew each time: an older one is empty once the memory has grown.
  get numbers() {
    const count = this.shape.reduce((product, length) => product * length, 1);
    return new VIEWS[this.kind](this.kernel.memory.buffer, this.at, count);
  }
}

// A record, or a row of one as functions take it.
class KernelRecord {
  constructor(kernel, name) {
    this.layout = kernel.table.records[name];
    this.at = kernel.reserve(this.layout.bytes);
    this.shape = [1];
    this.kernel = kernel;
  }

  // The numbers of a field; a field of one number has one.
  field(name) {
    const { at, kind, shape } = this.layout.fields[name];
    return new Block(this.kernel, this.at + at, kind, shape).numbers;
  }

  get(name) {
    return Number(this.field(name)[0]);
  }

  set(name, value) {
    const numbers = this.field(name);
    numbers[0] = numbers instanceof BigInt64Array || numbers instanceof BigUint64Array ? BigInt(value) : value;
  }

  // The numbers of one row of a field of two dimensions.
  row(name, number) {
    const width = this.layout.fields[name].shape[1];
    return this.field(name).subarray(number * width, (number + 1) * width);
  }
}

export class Kernel {
  // `folder` is where the files are, `read` gets one of them as an ArrayBuffer.
  static async load(folder, read = fetched) {
    const [table, values, program] = ["kernel.json", "kernel.bin", "kernel.wasm"].map((name) => new URL(name, folder));
    const [json, start, code] = await Promise.all([read(table), read(values), compiled(program, read)]);
    const kernel = new Kernel(JSON.parse(new TextDecoder().decode(json)), new Uint8Array(start));
    const imports = { env: { clock_gettime: (_clock, at) => kernel.writeTime(at) } };
    const { exports } = await WebAssembly.instantiate(code, imports);
    kernel.start(exports);
    return kernel;
  }

  constructor(table, startValues) {
    this.table = table;
    this.startValues = startValues;
  }

  start(exports) {
    this.functions = exports;
    this.memory = exports.memory;
    this.end = exports.__heap_base.value;
  }

  // Where so many new bytes begin, all zero.
  reserve(bytes) {
    const at = Math.ceil(this.end / ALIGNED) * ALIGNED;
    this.end = at + bytes;
    const missing = this.end - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE));
    new Uint8Array(this.memory.buffer, at, bytes).fill(0); // somebody may have borrowed it
    return at;
  }

  // What is reserved meanwhile is given back; the result may not lie in it.
  borrowed(task) {
    const { end } = this;
    try {
      return task();
    } finally {
      this.end = end;
    }
  }

  array(kind, ...shape) {
    const count = shape.reduce((product, length) => product * length, 1);
    return new Block(this, this.reserve(count * VIEWS[kind].BYTES_PER_ELEMENT), kind, shape);
  }

  record(name) {
    return new KernelRecord(this, name);
  }

  // Call a function of the kernel with arrays, records and numbers.
  call(name, ...values) {
    const { result, arguments: kinds } = this.table.functions[name];
    const numbers = kinds.flatMap(({ kind, dimensions }, place) => {
      const value = values[place];
      if (dimensions) return [value.at, ...value.shape];
      return kind === "boolean" || kind === "float64" ? Number(value) : BigInt(value);
    });
    const found = this.functions[name](...numbers);
    if (result === "boolean") return found !== 0;
    return result === "int64" ? Number(found) : found;
  }

  writeTime(at) {
    const reading = new BigInt64Array(this.memory.buffer, at, 2);
    const time = now();
    reading[0] = time / BILLION;
    reading[1] = time % BILLION;
    return 0;
  }
}

// A file of the site.
export const fetched = async (address) => (await responseOf(address)).arrayBuffer();

async function responseOf(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} is not there`);
  return response;
}

// While it is fetched, if the web host knows the type of such a file.
async function compiled(address, read) {
  if (read !== fetched) return WebAssembly.compile(await read(address));
  const response = await responseOf(address);
  const isKnown = response.headers.get("Content-Type") === "application/wasm";
  return isKnown ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}
