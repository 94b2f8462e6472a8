import { readText } from './readText';

/** Whether a field looks empty to who sees it in the Firebase console: nothing, or a text without a visible character. */
export function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return readText(value, 200) === undefined;
  return value === undefined || value === null;
}
