// Position and programs in the link: what stands behind # is never sent to a server.

// Texts that may be long are packed; the others can be read.
const PACKED = ["program", "asp"];
const MOST_SIGNS = 2 ** 20; // of a text that is packed: a short link can hold a very long one
const PLAIN = ["fen", "tab", "query", "shipped", "options", "models", "facts", "stipulation"];

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
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const signs = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(signs).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

async function unpacked(text) {
  const signs = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(signs, (sign) => sign.charCodeAt(0));
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const decoder = new TextDecoder();
  let whole = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    whole += decoder.decode(part.value, { stream: true });
    if (whole.length > MOST_SIGNS) throw new Error("the link holds a text that is too long");
  }
  return whole + decoder.decode();
}
