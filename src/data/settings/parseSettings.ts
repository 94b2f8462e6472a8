import type { z } from 'zod';
import { settings } from './settings';

/** The values of the settings that are set. */
type Given = z.output<ReturnType<typeof settings.partial>>;

export type Environment = Readonly<Record<string, string | undefined>>;

/** The names of all settings. */
const settingNames: ReadonlySet<string> = new Set(Object.keys(settings.shape));

/** Settings that need others: if one whose name matches `ifSet` is set, all of `required` must be. */
const requiredTogether = [
  {
    ifSet: /^FIREBASE_/,
    required: ['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY'],
    because:
      'FIREBASE_PROJECT_ID and FIREBASE_API_KEY belong together (Firebase console, Project settings)',
  },
  {
    ifSet: /^FIREBASE_READER/,
    required: ['FIREBASE_READER_PASSWORD'],
    because: 'the reader signs in with it (Firebase console, Authentication, Users)',
  },
  {
    ifSet: /^SHOP_/,
    required: ['SHOP_NAME', 'SHOP_PHONE', 'SHOP_EMAIL', 'SHOP_STREET'],
    because: 'SHOP_NAME, SHOP_PHONE, SHOP_EMAIL and SHOP_STREET belong together',
  },
  { ifSet: /^SHOP_PLACE/, required: ['SHOP_PLACE'], because: 'the others translate it' },
];

/**
 * Parses all settings, or those whose names match `named`. An empty setting (`X=`) counts as not set.
 * @throws SettingsError with all problems at once: wrong values, missing settings, and names that are no settings.
 */
export function parseSettings(environment: Environment, named = /(?:)/): Given {
  const entries = Object.entries(environment).flatMap(([name, value]) => {
    const text = value?.trim();
    return text && named.test(name) ? [[name, text] as const] : [];
  });
  const env = Object.fromEntries(entries);
  const { data, error } = settings.partial().safeParse(env);
  const problems = [
    ...Object.keys(env).flatMap(wrongName),
    ...missingIn(env),
    ...(error?.issues ?? []).map(({ path: [name], message }) => `${String(name)}: ${message}`),
  ];
  if (problems.length > 0 || !data) throw new SettingsError([...new Set(problems)]);
  return data;
}

/** The problem with a variable's name. Never quotes the value, which may be secret. Vercel's own variables may stay. */
function wrongName(name: string): string[] {
  if (/^NEXT_PUBLIC_(?!VERCEL_)/.test(name))
    return [
      `${name}: remove it; Next writes what begins with NEXT_PUBLIC_ into every visitor's browser, and this site needs no such variable (see .env.example)`,
    ];
  // A misspelt setting would be ignored silently.
  return name.startsWith('SHOP_') && !settingNames.has(name)
    ? [`${name}: is no setting of this site (see .env.example)`]
    : [];
}

function missingIn(env: Environment): string[] {
  const lacking = requiredTogether
    .filter(({ ifSet }) => Object.keys(env).some((name) => ifSet.test(name)))
    .flatMap(({ required, because }) =>
      required.filter((name) => !env[name]).map((name) => `${name}: missing; ${because}`),
    );
  const isOfTests = env.__FIREBASE_DEFAULTS__?.includes('emulatorHosts');
  return env.CATALOGUE_TEST_FRESH_SECONDS && !isOfTests
    ? [
        ...lacking,
        'CATALOGUE_TEST_FRESH_SECONDS: is for tests against the Firestore emulator only; remove it',
      ]
    : lacking;
}

/** Invalid settings, which stop the start. The message has a line for each problem, and no stack trace. */
export class SettingsError extends Error {
  constructor(problems: readonly string[]) {
    super(`The settings can't be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'SettingsError';
    this.stack = `${this.name}: ${this.message}`;
  }
}
