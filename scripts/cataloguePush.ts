import path from 'node:path';
import type { Conversation } from './Conversation';
import { passesCheck } from './check/passesCheck';
import { pushCatalogue } from './push/pushCatalogue';
import { readCatalogueFiles } from './push/readCatalogueFiles';
import { writableDatabase } from './push/writableDatabase';
import { readOptions } from './readOptions';
import { runCommand } from './runCommand';
import { withTerminal } from './withTerminal';

const usage = `npm run catalogue:push -- [--from demo] [--project my-project] [--emulator 127.0.0.1:8080] [--yes]
Writes the catalogue files of a folder into Firestore if catalogue:check finds no error in them. Says what is there and what it would
write, and asks. catalogue:undo takes it back. Without --project: FIREBASE_PROJECT_ID. A real project needs an account that may
write: GOOGLE_APPLICATION_CREDENTIALS=key.json, or gcloud auth application-default login.`;

async function main({ say, confirm }: Conversation): Promise<boolean> {
  const { values } = readOptions({
    options: {
      from: { type: 'string', default: 'demo' },
      project: { type: 'string' },
      emulator: { type: 'string' },
      yes: { type: 'boolean', default: false },
    },
  });
  const talk = {
    say,
    confirm: async (question: string) => values.yes || confirm(question),
  };
  const files = readCatalogueFiles(values.from);
  if (!(await passesCheck(files, talk))) return false;
  const { database, called } = await writableDatabase(values);
  say(`From ${values.from} to ${called}`);
  return pushCatalogue(files, database, talk, `push of ${path.basename(values.from)}`);
}

runCommand(() => withTerminal(main), usage);
