import { deskMessages } from '../../src/messages/deskMessages';
import { ownersLanguage } from '../../src/shop/ownersLanguage';
import { shop } from '../../src/shop/shop';
import type { Database } from '../database/Database';
import type { PictureBucket } from '../pictures/PictureBucket';
import { plainLine } from '../plainLine';
import { readDigests } from './digests';
import type { PhotoFolder } from './PhotoFolder';
import { pictureFinder } from './pictureFinder';
import { DeskError, type Sheet } from './Sheet';
import { syncTab } from './syncTab';
import { tabs } from './tabs';

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
 * @throws FirestoreError, or Error of the bucket
 */
export async function syncSheet(
  { database, sheet, folder, bucket }: SyncPlaces,
  { yes, say: print }: { readonly yes: boolean; readonly say: (line: string) => void },
): Promise<boolean> {
  const language = ownersLanguage(shop);
  const words = deskMessages[language];
  const say = (line: string) => print(plainLine(line));
  try {
    const tables = await sheet.read();
    if (tables.size === 0) throw new DeskError(words.noTabs(tabs.map(({ name }) => name)));
    const digests = await readDigests(database);
    const findPicture = pictureFinder({ folder, bucket, words, language });
    const run = { database, sheet, findPicture, digests, language, words, yes, say };
    let isWhole = true;
    for (const tab of tabs) if (!(await syncTab(tab, tables.get(tab.name), run))) isWhole = false;
    return isWhole;
  } catch (cause) {
    if (!(cause instanceof DeskError)) throw cause;
    say(cause.message);
    return false;
  }
}
