/**
 * Settings that stop the start: the message names each variable on a line of its own and says what it should look like. It has
 * its message for a stack: where in our code a setting was read is nothing to whoever typed it.
 */
export class SettingsError extends Error {
  readonly #problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The settings can't be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'SettingsError';
    this.#problems = problems;
    this.stack = `${this.name}: ${this.message}`;
  }

  /** A line each, without what stands above them. */
  get problems(): readonly string[] {
    return this.#problems;
  }
}
