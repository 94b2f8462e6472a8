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

/** A step of setting up: what to do; undefined when it is done. May reject with what to do. */
type Step = () => Promise<string | undefined>;

/**
 * Says which steps of docs/owner.md are done, and which comes next: in its order, up to the first that is not done. Key and
 * database are done, or there would be none to ask.
 */
export async function tellReadiness(
  account: Account,
  database: Database,
  say: Conversation['say'],
): Promise<void> {
  const { CATALOGUE_SHEET: sheet, CATALOGUE_PHOTOS: photos } = parseSettings(
    process.env,
    /^CATALOGUE_(?:SHEET|PHOTOS)$/,
  );
  const words = deskMessages[ownersLanguage()];
  const lastRead = async () =>
    Number((await database.list(shopCollections.sheet)).get('last')?.readAt ?? 0);

  const steps: readonly (readonly [name: string, step: Step])[] = [
    ['rules', () => rulesToPublish(account.projectId)],
    ['reader', readerRefused],
    [
      'sheet',
      async () => {
        if (!sheet)
          return `make the sheet, share it with ${account.email} as Editor, and set CATALOGUE_SHEET to its address (docs/owner.md, 3).`;
        const tables = await googleSheet(account, sheet, words).read();
        return tables.size > 0 ? undefined : words.noTabs(tabs.map(({ name }) => name));
      },
    ],
    [
      'photos',
      async () => {
        if (!photos)
          return 'set CATALOGUE_PHOTOS to the address of the folder (docs/owner.md, 3.4).';
        await googleDrive(account, photos, words).list();
        return undefined;
      },
    ],
    [
      'first run',
      async () => ((await lastRead()) ? undefined : 'npm run catalogue:sync (docs/owner.md, 3.5).'),
    ],
    [
      'sheet read within the hour',
      async () =>
        Date.now() - (await lastRead()) < AN_HOUR_MS
          ? undefined
          : 'let GitHub read the sheet each quarter of an hour (docs/owner.md, 3.6).',
    ],
  ];
  const ready = ['key', 'database'];
  for (const [name, step] of steps) {
    const next = await step().catch((cause: Error) => cause.message);
    if (next) {
      say(`Ready: ${ready.join(', ')}.`);
      say(`Next: ${next}`);
      return;
    }
    ready.push(name);
  }
  say(`Ready: ${ready.join(', ')}. Nothing is left to set up.`);
}
