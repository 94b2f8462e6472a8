import { existsSync } from 'node:fs';
import { z } from 'zod';
import { type Environment, parseEnvironment, whenSet } from './parseEnvironment';

const bothOfReader =
  'FIREBASE_READER and FIREBASE_READER_PASSWORD belong together (Firebase console, Authentication, Users)';

const together =
  'FIREBASE_PROJECT_ID and FIREBASE_API_KEY belong together (Firebase console, Project settings)';

/** The owner's Firestore; undefined for the demo, without any FIREBASE_… variable. */
export const firestoreSettings = whenSet(
  'FIREBASE_',
  z
    .object({
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
    })
    .refine((given) => given.FIREBASE_READER_PASSWORD || !given.FIREBASE_READER, {
      path: ['FIREBASE_READER_PASSWORD'],
      error: `missing; ${bothOfReader}`,
    })
    .refine((given) => given.FIREBASE_READER || !given.FIREBASE_READER_PASSWORD, {
      path: ['FIREBASE_READER'],
      error: `missing; ${bothOfReader}`,
    })
    .transform(({ FIREBASE_READER: email, FIREBASE_READER_PASSWORD: password, ...given }) => ({
      projectId: given.FIREBASE_PROJECT_ID,
      apiKey: given.FIREBASE_API_KEY,
      /** Present when closed rules let only this account read. */
      ...(email && password ? { reader: { email, password } } : {}),
    })),
);

export type FirestoreSettings = NonNullable<z.output<typeof firestoreSettings>>;

/** The folder of the shop's own catalogue files; undefined for the demo's. */
export const folderSettings = z
  .object({
    CATALOGUE_FOLDER: z
      .string()
      .trim()
      .refine((folder) => existsSync(folder), {
        error: 'should be a folder here with one JSON file per collection',
      })
      .optional(),
  })
  .transform((given) => given.CATALOGUE_FOLDER);

/** The settings of the database, if any. @throws SettingsError when a FIREBASE_… variable is missing or malformed. */
export function readFirestoreSettings(environment: Environment): FirestoreSettings | undefined {
  return parseEnvironment({ firestore: firestoreSettings }, environment).firestore;
}

/** The folder of the catalogue, if set. @throws SettingsError when it is not there. */
export function readCatalogueFolder(environment: Environment): string | undefined {
  return parseEnvironment({ folder: folderSettings }, environment).folder;
}
