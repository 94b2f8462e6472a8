import { passesCheck } from './check/passesCheck';
import { databaseOptions } from './database/DatabaseChoice';
import { writableDatabase } from './database/writableDatabase';
import { ownersCommand } from './ownersCommand';
import { pushCatalogue } from './push/pushCatalogue';
import { readCatalogueFiles } from './push/readCatalogueFiles';

const usage = `npm run catalogue:push -- [--from demo] [--project my-project]
  [--emulator 127.0.0.1:8080] [--yes]
Writes the catalogue files of a folder into Firestore if catalogue:check finds no error in them. Says what is there and what it would
write, and asks: for the first fill of a shop. It needs the key of an account that may
write, GOOGLE_APPLICATION_CREDENTIALS, whose project is taken but for --project.`;

const options = {
  ...databaseOptions,
  from: { type: 'string', default: 'demo' },
  yes: { type: 'boolean', default: false },
} as const;

ownersCommand(usage, { options }, async ({ values }, talk) => {
  const { from } = values;
  const files = readCatalogueFiles(from);
  if (!(await passesCheck(files, talk))) return false;
  const { database, called } = await writableDatabase(values);
  talk.say(`From ${from} to ${called}`);
  return pushCatalogue(files, database, talk);
});
