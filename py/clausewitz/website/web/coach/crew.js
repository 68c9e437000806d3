// Workers that do tasks side by side, each the next one that is left.

import { Runner, Stopped } from "../playground/runner.js";

const SECONDS = 3600; // for one task: a long game on a slow machine

export class Crew {
  constructor(script, most) {
    this.runners = Array.from({ length: most }, () => new Runner(script, SECONDS));
    this.stopped = false;
  }

  // One question, by the first worker.
  ask(kind, values) {
    return this.runners[0].ask(kind, values);
  }

  // `done` gets each task with its answer, or with the error that it ended with.
  async work(kind, tasks, done) {
    this.stopped = false;
    const left = [...tasks];
    const one = async (runner) => {
      while (left.length && !this.stopped) {
        const task = left.shift();
        try {
          await done(task, await runner.ask(kind, { task }), null);
        } catch (error) {
          if (error instanceof Stopped || this.stopped) return;
          await done(task, null, error);
        }
      }
    };
    await Promise.all(this.runners.slice(0, Math.max(1, tasks.length)).map(one));
  }

  stop() {
    this.stopped = true;
    for (const runner of this.runners) runner.stop();
  }
}
