// Games in and out: pasted, opened from a file or dropped on the page; copied, saved.

import { byId, element } from "./elements.js";
import { DROPPED, takesFiles } from "./file_drop.js";
import { gamesOf } from "./game.js";
import { gameTitle } from "./moves_view.js";

const MOST_GAMES = 1000; // that are offered
const FEN = /^[^\s/]+(\/[^\s/]+){7}/;

export class GamesPanel {
  // `tell` shows a line to the user.
  constructor(game, tell) {
    Object.assign(this, { game, tell, games: [] });
    this.choice = byId("games");
    this.choice.addEventListener("change", () => this.choose(Number(this.choice.value)));
    byId("game-file").addEventListener("change", ({ target }) => this.read(target.files[0]));
    byId("copy-pgn").addEventListener("click", () => this.copy(game.pgn, "The game"));
    byId("copy-fen").addEventListener("click", () => this.copy(game.fen, "The position"));
    byId("save-pgn").addEventListener("click", () => this.save());
    takesFiles(document.body, (file) => this.read(file));
  }

  // What the start page was given, if it was.
  openDropped() {
    const text = sessionStorage.getItem(DROPPED);
    sessionStorage.removeItem(DROPPED);
    if (text) this.open(text);
    return Boolean(text);
  }

  async read(file) {
    if (file) this.open(await file.text());
  }

  // A FEN, or games of which one is chosen.
  open(text) {
    try {
      this.games = FEN.test(text) ? [] : gamesOf(text).slice(0, MOST_GAMES);
      if (FEN.test(text)) this.game.setFen(text);
      else this.game.setPgn(text);
    } catch (error) {
      this.tell(sentence(error.message));
    }
    const options = this.games.map((one, number) => element("option", { value: number }, gameTitle(one, number)));
    this.choice.replaceChildren(...options);
    byId("game-choice").hidden = this.games.length < 2;
  }

  choose(number) {
    try {
      this.game.setGame(this.games[number]);
    } catch (error) {
      this.tell(sentence(error.message));
    }
  }

  async copy(text, name) {
    try {
      await navigator.clipboard.writeText(text);
      this.tell(`${name} is copied.`);
    } catch {
      byId("position").value = text; // some browsers forbid it: it can be copied from there
      byId("position").select();
    }
  }

  save() {
    const address = URL.createObjectURL(new Blob([this.game.pgn], { type: "application/x-chess-pgn" }));
    element("a", { href: address, download: "game.pgn" }).click();
    setTimeout(() => URL.revokeObjectURL(address));
  }
}

const sentence = (words) => `${words[0].toUpperCase()}${words.slice(1)}.`;
