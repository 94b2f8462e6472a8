/** Invalid settings, which stop the start: a line for each variable. Without a stack, which would help nobody. */
export class SettingsError extends Error {
  readonly #problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The settings can't be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'SettingsError';
    this.#problems = problems;
    this.stack = `${this.name}: ${this.message}`;
  }

  /** One line per problem, without the message's heading. */
  get problems(): readonly string[] {
    return this.#problems;
  }
}
