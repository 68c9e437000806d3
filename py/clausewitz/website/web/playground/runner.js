// A worker that answers questions one by one, and that can be stopped and started anew.

export class Stopped extends Error {}

export class Runner {
  // `script` is a file of the site, `seconds` is how long a question may take without progress. The
  // worker starts with the first question, or before.
  constructor(script, seconds) {
    this.script = script;
    this.seconds = seconds;
    this.timer = null;
    this.worker = null;
    this.ready = false; // has answered
    this.waiting = new Map();
    this.number = 0;
  }

  // The answer; `hear` gets what the worker reports before.
  ask(kind, values = {}, hear = () => {}) {
    this.start();
    const id = (this.number += 1);
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject, hear });
      this.worker.postMessage({ id, kind, ...values });
      this.timed();
    });
  }

  // The page keeps the time: a worker that is busy cannot. Questions are answered in their order, so
  // that the time of the next one begins with an answer.
  timed() {
    clearTimeout(this.timer);
    const words = `Stopped: no answer within ${this.seconds} s.`;
    this.timer = this.busy ? setTimeout(() => this.fail(words), 1000 * this.seconds) : null;
  }

  start() {
    if (!this.worker) this.adopt(workerOf(new URL("..", import.meta.url).href, this.script));
  }

  get busy() {
    return this.waiting.size > 0;
  }

  // End the worker, whatever it is doing. The next question starts another.
  stop() {
    this.worker?.terminate();
    this.worker = null;
    this.ready = false;
    const left = [...this.waiting.values()];
    this.waiting.clear();
    this.timed();
    for (const { reject } of left) reject(new Stopped("stopped"));
  }

  // Whatever the worker is, it answers this runner from now on.
  adopt(worker) {
    this.worker = worker;
    worker.onmessage = ({ data }) => this.hear(data);
    worker.onerror = (event) => this.fail(event.message);
  }

  hear({ id, event, answer, error, ...rest }) {
    const question = this.waiting.get(id);
    if (!question) return;
    if (event) {
      if (event === "progress") this.timed();
      question.hear({ event, ...rest });
      return;
    }
    if (error !== undefined) {
      this.fail(error);
      return;
    }
    this.waiting.delete(id);
    this.ready = true;
    this.timed();
    question.resolve(answer);
  }

  // After an error nobody knows what state the worker is in.
  fail(message) {
    const left = [...this.waiting.values()];
    this.waiting.clear();
    this.stop();
    for (const { reject } of left) reject(new Error(message));
  }
}

// A worker made of a blob is bound by the page's own security policy: it can load nothing from
// elsewhere, whatever program it is given. `base` is the address of the site.
function workerOf(base, script) {
  const source = `const BASE = ${JSON.stringify(base)}; importScripts(BASE + ${JSON.stringify(script)});`;
  return new Worker(URL.createObjectURL(new Blob([source], { type: "text/javascript" })));
}
