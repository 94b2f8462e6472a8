/** A setting that stops the start: the message names each variable and says what it should look like. */
export class SettingsError extends Error {
  constructor(problems: readonly string[]) {
    super(`The settings can't be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'SettingsError';
  }
}
