import path from 'node:path';
import { filesUnder } from './filesUnder';

interface Mark {
  readonly text: string;
  /** Where it stands, from the root of the repository. */
  readonly folder: string;
}

/** What the server's own code says, which its build still says. */
const ownTexts = [
  'FIREBASE_PROJECT_ID',
  'FIREBASE_API_KEY',
  '__FIREBASE_DEFAULTS__',
  'CATALOGUE_TEST_FRESH_SECONDS',
  'VERCEL_ENV',
  'SettingsError',
  'documents:runQuery',
  'could not be read: ',
  'Vedioyoutube',
  'slider3',
  'www.sitemaps.org',
  'mozjpeg',
  'Alpona Display',
  'firebase/firestore/lite',
  'fastest-levenshtein',
  '"zod"',
  '"sharp"',
  'node:fs',
  'node:path',
  'node:crypto',
];

/** What a browser would be sent if something asked for these: settings that only a start reads, and packages. */
const elsewhere: readonly Mark[] = [
  { text: 'SHOP_PHONE', folder: 'src/shop' },
  { text: 'IMAGE_HOSTS', folder: 'src/shop' },
  { text: 'firestore.googleapis.com', folder: 'node_modules/@firebase/firestore/dist/lite' },
  { text: 'runQuery', folder: 'node_modules/@firebase/firestore/dist/lite' },
  { text: 'invalid_type', folder: 'node_modules/zod/v4/core' },
  { text: 'libvips', folder: 'node_modules/sharp/dist' },
];

/** Texts that belong to the server, each with the folder that proves it: there it must stand, or it is looked for in vain. */
export function serverMarks(build: string): Mark[] {
  const folder = path.join(build, 'server');
  return [...ownTexts.map((text) => ({ text, folder })), ...elsewhere];
}

/** Whether some code in the mark's folder still has it. */
export function isProven({ text, folder }: Mark): boolean {
  return filesUnder(folder, ['.js', '.cjs', '.mjs', '.ts']).some((file) =>
    file.text.includes(text),
  );
}
