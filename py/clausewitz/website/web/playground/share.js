// Position and programs in the link: what stands behind # is never sent to a server.

// Texts that may be long are packed; the others can be read.
const PACKED = ["program", "asp"];
const PLAIN = ["fen", "tab", "query", "shipped", "options", "models", "facts"];

export async function linkOf(state, address) {
  const parts = new URLSearchParams();
  for (const key of PLAIN) if (state[key]) parts.set(key, state[key]);
  for (const key of PACKED) if (state[key]) parts.set(key, await packed(state[key]));
  return `${address.split("#")[0]}#${parts}`;
}

export async function stateOf(address) {
  const parts = new URLSearchParams(address.split("#")[1] ?? "");
  const state = {};
  for (const key of PLAIN) if (parts.has(key)) state[key] = parts.get(key);
  for (const key of PACKED) if (parts.has(key)) state[key] = await unpacked(parts.get(key));
  return state;
}

async function packed(text) {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  const signs = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(signs).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

async function unpacked(text) {
  const signs = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(signs, (sign) => sign.charCodeAt(0));
  return new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")));
}

async function through(bytes, stream) {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}
