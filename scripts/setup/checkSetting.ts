import { readSettings } from '../../src/server/readSettings';
import { SettingsError } from '../../src/shop/SettingsError';

/** What is wrong with a setting by itself, a line each; that others which belong to it are missing is said at the end. */
export function checkSetting(name: string, value: string): string[] {
  return problemsOf({ [name]: value })
    .filter((problem) => problem.startsWith(`${name}: `))
    .map((problem) => problem.slice(name.length + 2));
}

/** All that is wrong with settings together, each with its variable's name. */
export function problemsOf(settings: Readonly<Record<string, string>>): readonly string[] {
  try {
    readSettings(settings);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
}
