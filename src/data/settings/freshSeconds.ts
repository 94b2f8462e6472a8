import { FRESH_SECONDS } from '../../catalogue/freshness';
import { parseSettings } from './parseSettings';

let parsed: number | undefined;

/**
 * `revalidate` of pages in seconds. Tests may shorten it, but only with an emulator, which no production site has.
 * @throws SettingsError when it is malformed, or shortened without an emulator.
 */
export function freshSeconds(): number {
  parsed ??=
    parseSettings(process.env, /^(?:CATALOGUE_TEST|__FIREBASE)/).CATALOGUE_TEST_FRESH_SECONDS ??
    FRESH_SECONDS;
  return parsed;
}
