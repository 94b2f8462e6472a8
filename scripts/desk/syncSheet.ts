import { isDeepStrictEqual } from 'node:util';
import { shopCollections } from '../../src/catalogue/collections';
import { ownersLanguage } from '../../src/data/settings/ownersLanguage';
import { deskMessages } from '../../src/messages/deskMessages';
import { indianTime } from '../../src/shop/indianTime';
import type { Database } from '../database/Database';
import type { PictureBucket } from '../pictures/pictureBucket';
import { questionsWrite, readMemory } from './memory';
import type { PhotoFolder } from './PhotoFolder';
import { pictureFinder } from './pictureFinder';
import { mendable, type Sheet, type Table } from './Sheet';
import type { SyncContext } from './SyncContext';
import { syncTab, type TabOutcome } from './syncTab';
import { type Tab, tabNamed, tabs } from './tabs';
import { writeResults } from './writeResults';

interface SyncPlaces {
  readonly database: Database;
  readonly sheet: Sheet;
  readonly folder: PhotoFolder;
  readonly bucket: PictureBucket;
}

/**
 * Makes the database like the sheet, tab by tab, and writes Ids and results into the sheet.
 * @param yes Takes what looks like an accident, too.
 * @returns whether every tab was taken; rows that were not are no failure.
 * @throws Error of the database or the bucket
 */
export async function syncSheet(
  { database, sheet, folder, bucket }: SyncPlaces,
  { yes, say }: { readonly yes: boolean; readonly say: (line: string) => void },
): Promise<boolean> {
  const language = ownersLanguage();
  const words = deskMessages[language];
  const readTables = () =>
    sheet.read().catch((cause: unknown) => {
      say(mendable(cause).message);
      return undefined;
    });
  const tables = await readTables();
  if (tables?.size === 0) say(words.noTabs(tabs.map(({ name }) => name)));
  if (!tables?.size) return false;

  const memory = await readMemory(database);
  const findPicture = pictureFinder({ folder, bucket, words });
  const at = Date.now();
  const context = { database, sheet, findPicture, memory, at, language, words, yes, say };
  const outcomes: TabOutcome[] = [];
  for (const tab of tabs) {
    const name = nameIn(tables, tab);
    outcomes.push(await syncTab(tab, name, tables.get(name), context));
  }
  const now = await readTables();
  const questions = now ? await writeAll(outcomes, now, context) : new Set<string>();
  const waiting = outcomes.flatMap(({ isTaken, tab }) => (isTaken ? [] : tab.name));
  const last = { readAt: at, waiting: waiting.join(', ') };
  await database.commit([
    { collection: shopCollections.sheet, id: 'last', fields: last },
    ...(isDeepStrictEqual(questions, memory.questions) ? [] : [questionsWrite(questions)]),
  ]);
  return waiting.length === 0;
}

/** The name that a tab has in the sheet: its own, or one that is spelt alike. */
function nameIn(tables: ReadonlyMap<string, Table>, tab: Tab): string {
  const alike = [...tables.keys()].filter((name) => tabNamed(name) === tab);
  return alike.find((name) => name === tab.name) ?? alike[0] ?? tab.name;
}

/**
 * Writes the results of all tabs. The first that is taken also names those that wait.
 * @returns the keys of the questions that stand in the sheet.
 */
async function writeAll(
  outcomes: readonly TabOutcome[],
  now: ReadonlyMap<string, Table>,
  context: SyncContext,
): Promise<Set<string>> {
  const { words, at } = context;
  const elsewhere = outcomes.flatMap(({ isTaken, canWrite, tab, notice }) =>
    isTaken ? [] : canWrite ? tab.name : notice,
  );
  const first = outcomes.find(({ isTaken, canWrite }) => isTaken && canWrite);
  const { date, minutes } = indianTime(at);
  const questions = new Set<string>();
  for (const outcome of outcomes) {
    const others = outcome === first && elsewhere.length > 0 ? [words.seeTabs(elsewhere)] : [];
    const notes = [...others, words.lastRead(date, minutes)];
    if (await writeResults(outcome, notes, now, context))
      for (const key of outcome.questions) questions.add(key);
  }
  return questions;
}
