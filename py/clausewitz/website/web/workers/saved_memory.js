// The memory of a Prolog that has started, in place of its start, which takes half a second: what
// save_memory.mjs wrote when the site was built. `memory` is that of the program, as WebAssembly has it.

const STATE = "/state.prc"; // Prolog has the file open from which it was started, and does not read it again

const startedWith = (saved, memory) => (module) => {
  module._PL_initialise = () => {
    module.FS.writeFile(STATE, "");
    module.FS.open(STATE, "r");
    const missing = saved.byteLength - memory().buffer.byteLength;
    if (missing > 0) module._malloc(missing);
    new Uint8Array(memory().buffer).set(new Uint8Array(saved));
    return 1;
  };
};
