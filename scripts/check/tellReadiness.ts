import { shopCollections } from '../../src/catalogue/collections';
import { ownersLanguage } from '../../src/data/settings/ownersLanguage';
import { parseSettings } from '../../src/data/settings/parseSettings';
import { deskMessages } from '../../src/messages/deskMessages';
import type { Database } from '../database/Database';
import type { Account } from '../database/ownersAccount';
import { googleDrive } from '../desk/googleDrive';
import { googleSheet } from '../desk/googleSheet';
import { tabs } from '../desk/tabs';
import type { Conversation } from '../terminal';
import { readerRefused } from './readerRefused';
import { rulesToPublish } from './rulesToPublish';

const AN_HOUR_MS = 3_600_000;

/** A step of setting up, and what is to be done for it; undefined when it is done. */
type Step = readonly [name: string, next: string | undefined];

/**
 * Says which steps of docs/owner.md are done, and which comes next: in its order, up to the first that is not done. Key and
 * database are done, or there would be none to ask.
 */
export async function tellReadiness(
  account: Account,
  database: Database,
  say: Conversation['say'],
): Promise<void> {
  const ready = ['key', 'database'];
  let next: string | undefined;
  try {
    for await (const [name, todo] of steps(account, database)) {
      next = todo;
      if (next) break;
      ready.push(name);
    }
  } catch (cause) {
    next = (cause as Error).message;
  }
  say(`Ready: ${ready.join(', ')}.${next ? '' : ' Nothing is left to set up.'}`);
  if (next) say(`Next: ${next}`);
}

/** The steps, each asked for after the one before. @throws Error that says what to do for the step that it was to be. */
async function* steps(account: Account, database: Database): AsyncGenerator<Step> {
  const { CATALOGUE_SHEET: sheet, CATALOGUE_PHOTOS: photos } = parseSettings(
    process.env,
    /^CATALOGUE_(?:SHEET|PHOTOS)$/,
  );
  const words = deskMessages[ownersLanguage()];
  const todo = (isDone: unknown, what: string) => (isDone ? undefined : what);
  yield ['rules', await rulesToPublish(account.projectId)];
  yield ['reader', await readerRefused()];
  yield [
    'sheet',
    todo(
      sheet && (await googleSheet(account, sheet, words).read()).size,
      sheet
        ? words.noTabs(tabs.map(({ name }) => name))
        : `make the sheet, share it with ${account.email} as Editor, and set CATALOGUE_SHEET to its address (docs/owner.md, 3).`,
    ),
  ];
  const noPhotos = 'set CATALOGUE_PHOTOS to the address of the folder (docs/owner.md, 3.4).';
  if (photos) await googleDrive(account, photos, words).list();
  yield ['photos', todo(photos, noPhotos)];
  const { readAt } = (await database.list(shopCollections.sheet)).get('last') ?? {};
  yield ['first run', todo(readAt, 'npm run catalogue:sync (docs/owner.md, 3.5).')];
  const isFresh = Date.now() - Number(readAt) < AN_HOUR_MS;
  const often = 'let GitHub read the sheet each quarter of an hour (docs/owner.md, 3.6).';
  yield ['sheet read within the hour', todo(isFresh, often)];
}
