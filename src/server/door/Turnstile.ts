/** Lets so many tasks run at once; the others wait in line, first come, first served. */
export class Turnstile {
  readonly #atOnce: number;
  readonly #longestLine: number;
  readonly #line: (() => void)[] = [];
  #inside = 0;

  constructor(atOnce: number, longestLine = Number.POSITIVE_INFINITY) {
    this.#atOnce = atOnce;
    this.#longestLine = longestLine;
  }

  /** Runs a task when its turn comes. Undefined, and the task never runs, when the line is full. */
  pass<Result>(task: () => Promise<Result>): Promise<Result> | undefined {
    if (this.#inside >= this.#atOnce && this.#line.length >= this.#longestLine) return undefined;
    return this.#turn()
      .then(task)
      .finally(() => this.#leave());
  }

  async #turn(): Promise<void> {
    if (this.#inside < this.#atOnce) this.#inside += 1;
    else await new Promise<void>((resolve) => this.#line.push(resolve));
  }

  /** Hands the place to the next in line, so that nobody comes in between. */
  #leave(): void {
    const next = this.#line.shift();
    if (next) next();
    else this.#inside -= 1;
  }
}
