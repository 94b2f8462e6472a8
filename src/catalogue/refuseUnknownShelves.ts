import { type Environment, withoutEmpty } from '../shop/parseEnvironment';
import { SettingsError } from '../shop/SettingsError';
import { categories } from './categories';

/**
 * Rejects a setting that names an unknown shelf, or none of these other words. The settings' own schema can't check
 * this: it doesn't know the registry. Reads the shelves as typed, before their number is checked, so that each wrong
 * name is reported.
 * @throws SettingsError that names the variable and each unknown shelf.
 */
export function refuseUnknownShelves(
  variable: string,
  environment: Environment,
  words: readonly string[] = [],
): void {
  const { [variable]: typed = '' } = withoutEmpty(environment);
  const known: readonly string[] = [...categories.map(({ slug }) => slug), ...words];
  const unknown = typed.split(/[\s,]+/).filter((shelf) => shelf && !known.includes(shelf));
  if (unknown.length > 0) {
    throw new SettingsError([
      `${variable}: no shelf has the address ${unknown.map((slug) => `/${slug}`).join(', ')}; they are ${known.join(', ')}`,
    ]);
  }
}
