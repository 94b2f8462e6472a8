import { digest } from '../../catalogue/digest';
import { FRESH_SECONDS } from '../../catalogue/freshness';
import { indianTime } from '../../shop/indianTime';
import { type Environment, parseSettings } from './parseSettings';

/** The reader that firestore.rules names. The address can't get mail, so nobody else can ask for a new password (RFC 2606). */
const READER = 'reader@catalogue.example';

/** How to reach the owner's Firestore. */
export interface FirestoreSettings {
  readonly projectId: string;
  readonly apiKey: string;
  /** Present when closed rules let only this account read. */
  readonly reader?: { readonly email: string; readonly password: string };
}

/** The settings of the database; undefined for the demo. @throws SettingsError when one is missing or malformed. */
export function readFirestoreSettings(environment: Environment): FirestoreSettings | undefined {
  const {
    FIREBASE_PROJECT_ID: projectId,
    FIREBASE_API_KEY: apiKey,
    FIREBASE_READER: email = READER,
    FIREBASE_READER_PASSWORD: password,
  } = parseSettings(environment, /^FIREBASE_/);
  if (!projectId || !apiKey) return undefined;
  return { projectId, apiKey, ...(password ? { reader: { email, password } } : {}) };
}

/**
 * Whose catalogue the settings choose: a hash of the Firebase project's id, which no build may contain, or `the demo`.
 * @throws SettingsError as above.
 */
export function catalogueOf(environment: Environment): string {
  const { projectId } = readFirestoreSettings(environment) ?? {};
  return projectId === undefined ? 'the demo' : digest(projectId);
}

let seconds: number | undefined;

/**
 * `revalidate` of pages in seconds. Tests may shorten it, but only with an emulator, which no production site has.
 * @throws SettingsError when it is malformed, or shortened without an emulator.
 */
export function freshSeconds(): number {
  seconds ??=
    parseSettings(process.env, /^(?:CATALOGUE_TEST|__FIREBASE)/).CATALOGUE_TEST_FRESH_SECONDS ??
    FRESH_SECONDS;
  return seconds;
}

/** August to October: from the month before the earliest Durga Pujo to the month of the latest. */
const DEFAULT_PUJO_MONTHS = [8, 9, 10];

/** Whether it is a month of Pujo in India. @throws SettingsError when the setting is malformed. */
export function isPujoSeason(): boolean {
  const { PUJO_MONTHS: months = DEFAULT_PUJO_MONTHS } = parseSettings(process.env, /^PUJO_/);
  return months.includes(Number(indianTime(Date.now()).date.slice(5, 7)));
}
