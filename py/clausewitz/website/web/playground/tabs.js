// Tabs as the ARIA practices have them: arrow keys, Home and End go from one to the next.

export class Tabs {
  constructor(list) {
    this.tabs = [...list.querySelectorAll('[role="tab"]')];
    this.listeners = [];
    for (const tab of this.tabs) tab.addEventListener("click", () => this.choose(tab.dataset.tab));
    list.addEventListener("keydown", (event) => this.pressed(event));
  }

  onChange(listener) {
    this.listeners.push(listener);
  }

  get chosen() {
    return this.tabs.find((tab) => tab.getAttribute("aria-selected") === "true").dataset.tab;
  }

  choose(name) {
    if (!this.tabs.some((tab) => tab.dataset.tab === name)) return;
    for (const tab of this.tabs) {
      const is = tab.dataset.tab === name;
      tab.setAttribute("aria-selected", String(is));
      tab.tabIndex = is ? 0 : -1;
      document.getElementById(tab.getAttribute("aria-controls")).hidden = !is;
    }
    for (const listener of this.listeners) listener(name);
  }

  pressed(event) {
    const steps = { ArrowRight: 1, ArrowLeft: -1, Home: -Infinity, End: Infinity };
    if (!Object.hasOwn(steps, event.key)) return;
    event.preventDefault();
    const count = this.tabs.length;
    const at = this.tabs.indexOf(document.activeElement) + steps[event.key];
    const place = Number.isFinite(at) ? (at + count) % count : at < 0 ? 0 : count - 1;
    this.choose(this.tabs[place].dataset.tab);
    this.tabs[place].focus();
  }
}
