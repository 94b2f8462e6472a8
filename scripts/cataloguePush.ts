import path from 'node:path';
import { passesCheck } from './check/passesCheck';
import { databaseOptions } from './database/DatabaseChoice';
import { writableDatabase } from './database/writableDatabase';
import { ownersCommand } from './ownersCommand';
import { chosenShelves, newDocuments } from './push/chosenShelves';
import { pushCatalogue } from './push/pushCatalogue';
import { readCatalogueFiles } from './push/readCatalogueFiles';

const usage = `npm run catalogue:push -- [--from demo] [--shelves "Foundation, Hair Flower"] [--project my-project]
  [--emulator 127.0.0.1:8080] [--yes]
Writes the catalogue files of a folder into Firestore if catalogue:check finds no error in them. Says what is there and what it would
write, and asks. catalogue:undo takes it back. With --shelves it adds only the rows of these shelves, or of all shelves of a group that is named:
the site has, from its next build on, the shelves with rows in the database and no others. Without --project: FIREBASE_PROJECT_ID. A real project needs an account that may
write: GOOGLE_APPLICATION_CREDENTIALS=key.json, or gcloud auth application-default login.`;

const options = {
  ...databaseOptions,
  from: { type: 'string', default: 'demo' },
  shelves: { type: 'string' },
  yes: { type: 'boolean', default: false },
} as const;

ownersCommand(usage, { options }, async ({ values }, talk) => {
  const { from, shelves } = values;
  const all = readCatalogueFiles(from);
  const files = shelves === undefined ? all : chosenShelves(all, shelves);
  if (!(await passesCheck(files, talk))) return false;
  const { database, called } = await writableDatabase(values);
  talk.say(`From ${from} to ${called}`);
  // A stored row is the owner's: perhaps she renamed its shelf or group.
  const written = shelves === undefined ? files : await newDocuments(files, database);
  return pushCatalogue(written, database, talk, `push of ${path.basename(from)}`);
});
