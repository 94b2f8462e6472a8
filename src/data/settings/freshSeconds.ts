import { z } from 'zod';
import { FRESH_SECONDS } from '../../catalogue/freshness';
import { wholeNumber } from './forms';
import { parseEnvironment } from './parseEnvironment';

/** `revalidate` of pages in seconds. Tests may shorten it, but only with an emulator, which no production site has. */
export const freshSettings = z
  .object({
    CATALOGUE_TEST_FRESH_SECONDS: wholeNumber(1, 99, 'whole seconds').optional(),
    __FIREBASE_DEFAULTS__: z.string().optional(),
  })
  .refine(
    (env) =>
      !env.CATALOGUE_TEST_FRESH_SECONDS || env.__FIREBASE_DEFAULTS__?.includes('emulatorHosts'),
    {
      path: ['CATALOGUE_TEST_FRESH_SECONDS'],
      error: 'is for tests against the Firestore emulator only; remove it',
    },
  )
  .transform((given) => given.CATALOGUE_TEST_FRESH_SECONDS ?? FRESH_SECONDS);

let parsed: number | undefined;

/** Parsed once. @throws SettingsError when it is malformed, or shortened without an emulator. */
export function freshSeconds(): number {
  parsed ??= parseEnvironment({ seconds: freshSettings }, process.env).seconds;
  return parsed;
}
