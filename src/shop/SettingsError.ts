/**
 * Invalid settings that stop the start. The message names each variable on its own line and says what it should look
 * like. The stack is replaced by the message: where our code read a setting doesn't help whoever typed it.
 */
export class SettingsError extends Error {
  readonly #problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The settings can't be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'SettingsError';
    this.#problems = problems;
    this.stack = `${this.name}: ${this.message}`;
  }

  /** One line per problem, without the heading of the message. */
  get problems(): readonly string[] {
    return this.#problems;
  }
}
