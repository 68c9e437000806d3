// Small helpers for elements of the page.

export const byId = (id) => document.getElementById(id);

// element("p", { class: "note" }, "text", another): attributes that are functions are listeners.
export function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === "function") made.addEventListener(key, value);
    else if (value === true) made.setAttribute(key, "");
    else if (value !== false && value != null) made.setAttribute(key, value);
  }
  made.append(...children.filter((child) => child != null));
  return made;
}

export function button(text, pressed, attributes = {}) {
  return element("button", { type: "button", click: pressed, ...attributes }, text);
}
