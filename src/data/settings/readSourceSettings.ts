import { existsSync } from 'node:fs';
import { z } from 'zod';
import { FRESH_SECONDS } from '../../catalogue/freshness';
import { type Environment, parseEnvironment, withoutEmpty } from '../../shop/parseEnvironment';
import { wholeNumber } from '../../shop/wholeNumber';

/** An account of Firebase Authentication that the closed rules of firestore.rules let read. */
interface ReaderSettings {
  readonly email: string;
  readonly password: string;
}

export interface FirestoreSettings {
  readonly projectId: string;
  readonly apiKey: string;
  /** Whom the site reads as; undefined while the rules let everybody read. */
  readonly reader?: ReaderSettings;
}

const bothOfReader =
  'FIREBASE_READER and FIREBASE_READER_PASSWORD belong together (Firebase console, Authentication, Users)';

const together =
  'FIREBASE_PROJECT_ID and FIREBASE_API_KEY belong together (Firebase console, Project settings)';

const firestoreVariables = z.object({
  FIREBASE_PROJECT_ID: z
    .string({ error: `missing; ${together}` })
    .regex(/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/, {
      error:
        'should be a project id such as my-shop-1: 6 to 30 lower-case letters, digits and hyphens',
    }),
  FIREBASE_API_KEY: z.string({ error: `missing; ${together}` }).regex(/^[\w-]{20,}$/, {
    error: 'should be the web API key, such as AIzaSy followed by 33 characters',
  }),
  FIREBASE_READER: z
    .email({ error: 'should be the e-mail of the reader, such as reader@my-shop.in' })
    .optional(),
  // The message must not repeat the value.
  FIREBASE_READER_PASSWORD: z
    .string()
    .min(12, { error: 'should be the password of the reader, of 12 characters or more' })
    .optional(),
});

const firestoreSchema = firestoreVariables
  .refine((given) => given.FIREBASE_READER_PASSWORD || !given.FIREBASE_READER, {
    path: ['FIREBASE_READER_PASSWORD'],
    error: `missing; ${bothOfReader}`,
  })
  .refine((given) => given.FIREBASE_READER || !given.FIREBASE_READER_PASSWORD, {
    path: ['FIREBASE_READER'],
    error: `missing; ${bothOfReader}`,
  });

const folderSchema = z.object({
  CATALOGUE_FOLDER: z
    .string()
    .trim()
    .refine((folder) => existsSync(`${folder}/SHELVES.json`), {
      error: 'should be a folder here with one JSON file per collection, SHELVES.json among them',
    })
    .optional(),
});

const freshSchema = z.object({
  CATALOGUE_TEST_FRESH_SECONDS: wholeNumber(1, 99, 'whole seconds').optional(),
  __FIREBASE_DEFAULTS__: z.string().optional(),
});

/**
 * The settings of the owner's Firestore. Undefined for the demo catalogue: when there is no FIREBASE_… variable at all.
 * @throws SettingsError when one is missing or malformed.
 */
export function readFirestoreSettings(environment: Environment): FirestoreSettings | undefined {
  const env = withoutEmpty(environment);
  if (!Object.keys(env).some((name) => name.startsWith('FIREBASE_'))) return undefined;
  const given = parseEnvironment(firestoreSchema, env);
  const { FIREBASE_READER: email, FIREBASE_READER_PASSWORD: password } = given;
  return {
    projectId: given.FIREBASE_PROJECT_ID,
    apiKey: given.FIREBASE_API_KEY,
    ...(email && password ? { reader: { email, password } } : {}),
  };
}

/**
 * The folder of the shop's own catalogue files, relative to the site's. Undefined for the demo's.
 * @throws SettingsError when it is not there, or has no shelves.
 */
export function readCatalogueFolder(environment: Environment): string | undefined {
  return parseEnvironment(folderSchema, environment).CATALOGUE_FOLDER;
}

/**
 * The `revalidate` time of pages in seconds: 60. Tests may shorten it, but only against an emulator, which a production
 * site never has.
 * @throws SettingsError when it is malformed, or shortened without an emulator.
 */
export function readFreshSeconds(environment: Environment): number {
  const given = parseEnvironment(
    freshSchema.refine(
      (env) =>
        !env.CATALOGUE_TEST_FRESH_SECONDS || env.__FIREBASE_DEFAULTS__?.includes('emulatorHosts'),
      {
        path: ['CATALOGUE_TEST_FRESH_SECONDS'],
        error: 'is for tests against the Firestore emulator only; remove it',
      },
    ),
    environment,
  );
  return given.CATALOGUE_TEST_FRESH_SECONDS ?? FRESH_SECONDS;
}
