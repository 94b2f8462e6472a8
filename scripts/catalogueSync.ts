import { parseSettings } from '../src/data/settings/parseSettings';
import { databaseOptions } from './database/DatabaseChoice';
import { writableDatabase } from './database/writableDatabase';
import { ownersCommand } from './ownersCommand';
import { bucketOf, bucketOptions } from './pictures/PictureBucket';
import { GoogleDrive } from './sync/GoogleDrive';
import { syncSheet } from './sync/syncSheet';

const usage = `npm run catalogue:sync -- [--yes] [--project my-project] [--bucket my-project.firebasestorage.app]
  [--emulator 127.0.0.1:8080] [--storage-emulator 127.0.0.1:9199]
Brings the database to the Google Sheet of the setting CATALOGUE_SHEET: writes what changed there since the last run, and says which
rows it did not take. It asks nobody, so that it can run by itself. It refuses the sheet as a whole when a column is gone or more
than a third would change, and holds back prices that look like a slip; --yes allows both. Photos are those of
the Drive folder CATALOGUE_PHOTOS, or share links. catalogue:undo takes a run back. Exits with status 1 if the sheet was refused as
a whole. It needs the account of GOOGLE_APPLICATION_CREDENTIALS, with whose e-mail the sheet is shared.`;

/** Beside the database: read the sheet and the photos, write the column Result. */
const scopes = ['drive.readonly', 'spreadsheets'];

const options = {
  ...databaseOptions,
  ...bucketOptions,
  yes: { type: 'boolean', default: false },
} as const;

ownersCommand(usage, { options }, async ({ values }, { say }) => {
  const { CATALOGUE_SHEET: sheet, CATALOGUE_PHOTOS: photos } = parseSettings(
    process.env,
    /^CATALOGUE_/,
  );
  if (!sheet) throw new Error('No sheet: set CATALOGUE_SHEET to its address (docs/owner.md).');
  const { database, ...owner } = await writableDatabase(values, scopes);
  // The emulator's token is not Google's.
  const google = new GoogleDrive(values.emulator ? undefined : owner.account);
  const choice = { sheet, photos, yes: values.yes, say };
  return syncSheet({ database, google, storage: bucketOf(values, owner) }, choice);
});
