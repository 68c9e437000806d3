// Values as JSON, byte for byte as Python writes them on the command line.

// With `ascii`, other signs are written as \u and their number: names may be strangers'.
export function jsonText(value, { ascii = false } = {}) {
  const inner = (one) => jsonText(one, { ascii });
  if (Array.isArray(value)) return `[${value.map(inner).join(", ")}]`;
  if (value !== null && typeof value === "object") {
    return `{${Object.entries(value).map(([name, one]) => `${inner(name)}: ${inner(one)}`).join(", ")}}`;
  }
  const text = JSON.stringify(value);
  return ascii ? text.replace(/[\u007f-\uffff]/g, escaped) : text;
}

const escaped = (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;
