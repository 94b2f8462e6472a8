import { type Environment, withoutEmpty } from '../shop/parseEnvironment';
import { SettingsError } from '../shop/SettingsError';

/** The word in SHOP_PERCENT_SHELVES that means every shelf. */
export const ALL_SHELVES = 'all';

/**
 * Rejects a setting that names an unknown shelf. The settings' own schema can't check this: it doesn't know the shop's
 * rows. Reads the shelves as typed, before their number is checked, so that each wrong name is reported.
 * @param known the shelves, and whatever else may stand there.
 * @throws SettingsError that names the variable and each unknown shelf.
 */
export function refuseUnknownShelves(
  variable: string,
  environment: Environment,
  known: readonly string[],
): void {
  const { [variable]: typed = '' } = withoutEmpty(environment);
  const unknown = typed.split(/[\s,]+/).filter((shelf) => shelf && !known.includes(shelf));
  if (unknown.length > 0) {
    throw new SettingsError([
      `${variable}: no shelf has the address ${unknown.map((slug) => `/${slug}`).join(', ')}; they are ${known.join(', ')}`,
    ]);
  }
}
