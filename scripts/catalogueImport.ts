import type { Conversation } from './Conversation';
import { importSheet } from './import/importSheet';
import { readSheetFile } from './import/readSheet';
import { oneFile } from './oneFile';
import { bucketOf } from './pictures/bucketOf';
import { PictureFolder } from './pictures/PictureFolder';
import { writableDatabase } from './push/writableDatabase';
import { readOptions } from './readOptions';
import { runCommand } from './runCommand';
import { withTerminal } from './withTerminal';

const usage = `npm run catalogue:import -- file.xlsx [--pictures folder] [--whole] [--project my-project] [--yes]
  [--bucket my-project.firebasestorage.app] [--emulator 127.0.0.1:8080] [--storage-emulator 127.0.0.1:9199]
Writes the rows of a spreadsheet (.xlsx or .csv, as catalogue:export makes them) into Firestore. First it says what it would add,
change and refuse, and asks. Documents that are not in the file are never deleted. catalogue:undo takes it back. A cell that says the
same as in the last file is left as the database has it; --whole writes it, too. With --pictures a cell of a picture column may name
a file of that folder: the picture is shrunk, its place data is removed, and it is uploaded to Cloud Storage and linked. Exits with status 1 if a row was refused. Without --project:
FIREBASE_PROJECT_ID. A real project needs an account that may write: GOOGLE_APPLICATION_CREDENTIALS=key.json, or
gcloud auth application-default login.`;

async function main({ say, confirm }: Conversation): Promise<boolean> {
  const { values, positionals } = readOptions({
    allowPositionals: true,
    options: {
      pictures: { type: 'string' },
      bucket: { type: 'string' },
      'storage-emulator': { type: 'string' },
      project: { type: 'string' },
      emulator: { type: 'string' },
      whole: { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
    },
  });
  const file = oneFile(positionals);
  const workbook = await readSheetFile(file);
  const { database, called, ...owner } = await writableDatabase(values);
  say(`From ${file} to ${called}`);
  return importSheet(workbook, database, {
    say,
    confirm: async (question) => values.yes || confirm(question),
    file,
    isWhole: values.whole,
    ...(values.pictures
      ? {
          pictures: {
            folder: new PictureFolder(values.pictures),
            storage: bucketOf(values, owner),
          },
        }
      : {}),
  });
}

runCommand(() => withTerminal(main), usage);
