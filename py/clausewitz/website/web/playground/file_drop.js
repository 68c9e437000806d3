// Files that are dropped on a page.

// The name under which the start page hands a text over to the playground.
export const DROPPED = "dropped games";

// `take` gets a file that is dropped on the element; its class says when one is above it.
export function takesFiles(place, take) {
  place.addEventListener("dragover", (event) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    place.classList.add("dropping");
  });
  place.addEventListener("dragleave", () => place.classList.remove("dropping"));
  place.addEventListener("drop", (event) => {
    place.classList.remove("dropping");
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    take(file);
  });
}
