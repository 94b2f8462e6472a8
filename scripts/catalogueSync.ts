import { writeFileSync } from 'node:fs';
import { ownersLanguage } from '../src/data/settings/ownersLanguage';
import { parseSettings } from '../src/data/settings/parseSettings';
import { deskMessages } from '../src/messages/deskMessages';
import { FirestoreDatabase } from './database/FirestoreDatabase';
import { faultOf } from './database/GoogleFault';
import { ownersAccount } from './database/ownersAccount';
import { fileSheet } from './desk/fileSheet';
import { googleDrive } from './desk/googleDrive';
import { googleSheet } from './desk/googleSheet';
import { localPhotos } from './desk/PhotoFolder';
import { syncSheet } from './desk/syncSheet';
import { ownersCommand } from './ownersCommand';
import { pictureBucket } from './pictures/pictureBucket';
import { terminal } from './terminal';

const usage = `npm run catalogue:sync -- [--file my-shop.xlsx] [--pictures folder] [--yes] [--keep copy.xlsx]
  [--bucket my-project.firebasestorage.app]
Makes the database like the Google Sheet of the setting CATALOGUE_SHEET, or like a file: writes what differs, and deletes the
document of a row that is gone. It asks no questions. It writes Ids and results into the sheet. A tab in which something looks like
an accident is left alone, but for --yes. Photos are those of the Drive folder CATALOGUE_PHOTOS, or of --pictures. --keep also saves
the Google Sheet as a file. Exits with status 1 if a tab was not taken. It needs the key of an account,
GOOGLE_APPLICATION_CREDENTIALS, with whose e-mail the sheet is shared.`;

const options = {
  bucket: { type: 'string' },
  file: { type: 'string' },
  pictures: { type: 'string' },
  keep: { type: 'string' },
  yes: { type: 'boolean', default: false },
} as const;

ownersCommand(usage, { options }, async ({ values }) => {
  const { say } = terminal;
  const { file, keep, pictures, yes } = values;
  const words = deskMessages[ownersLanguage()];
  const account = await ownersAccount();
  const usual = `${account.projectId}.firebasestorage.app`;
  const bucket = pictureBucket(values.bucket ?? usual, account);
  const places = { database: new FirestoreDatabase(account), bucket };
  const here = localPhotos(pictures, words);
  if (file) return syncSheet({ ...places, folder: here, sheet: fileSheet(file) }, { yes, say });
  const { CATALOGUE_SHEET: id, CATALOGUE_PHOTOS: photos } = parseSettings(
    process.env,
    /^CATALOGUE_/,
  );
  if (!id)
    throw new Error(
      'No sheet: set CATALOGUE_SHEET to its address, or name a file: --file my-shop.xlsx (docs/owner.md).',
    );
  const drive = googleDrive(account, photos, words);
  if (keep)
    await drive.workbook(id).then(
      (bytes) => writeFileSync(keep, bytes),
      (cause) => say(`No copy was kept: ${faultOf(cause).message}`),
    );
  const sheet = googleSheet(account, id, words);
  return syncSheet({ ...places, folder: pictures ? here : drive, sheet }, { yes, say });
});
