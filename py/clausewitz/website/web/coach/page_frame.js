// A page that stands alone, shown in a frame: its links lead where they would if it had an address.

export function showPage(frame, text) {
  frame.addEventListener("load", () => linked(frame.contentDocument), { once: true });
  frame.srcdoc = text;
}

function linked(page) {
  for (const link of page.querySelectorAll("a[href]")) {
    const address = link.getAttribute("href");
    if (!address.startsWith("#")) {
      link.target = "_blank";
      link.rel = "noopener";
    }
  }
  page.addEventListener("click", (event) => {
    const link = event.target.closest("a[href^='#']");
    if (!link || event.defaultPrevented) return;
    event.preventDefault();
    page.getElementById(link.getAttribute("href").slice(1))?.scrollIntoView();
  });
}
