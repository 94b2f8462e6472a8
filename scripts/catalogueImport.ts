import { databaseOptions } from './database/DatabaseChoice';
import { writableDatabase } from './database/writableDatabase';
import { importSheet } from './import/importSheet';
import { readSheetFile } from './import/readSheet';
import { ownersCommand } from './ownersCommand';
import { bucketOf, bucketOptions } from './pictures/PictureBucket';
import { PictureFolder } from './pictures/PictureFolder';
import { oneFile } from './readOptions';

const usage = `npm run catalogue:import -- file.xlsx [--pictures folder] [--whole] [--project my-project] [--yes]
  [--bucket my-project.firebasestorage.app] [--emulator 127.0.0.1:8080] [--storage-emulator 127.0.0.1:9199]
Writes the rows of a spreadsheet (.xlsx or .csv, as catalogue:export makes them) into Firestore. First it says what it would add,
change and refuse, and asks. Documents that are not in the file are never deleted. catalogue:undo takes it back. A cell that says the
same as in the last file is left as the database has it; --whole writes it, too. With --pictures a cell of a picture column may name
a file of that folder: the picture is shrunk, its place data is removed, and it is uploaded to Cloud Storage and linked. Exits with status 1 if a row was refused. Without --project:
FIREBASE_PROJECT_ID. A real project needs an account that may write: GOOGLE_APPLICATION_CREDENTIALS=key.json, or
gcloud auth application-default login.`;

const options = {
  ...databaseOptions,
  ...bucketOptions,
  pictures: { type: 'string' },
  whole: { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
} as const;

ownersCommand(usage, { allowPositionals: true, options }, async (typed, talk) => {
  const { values, positionals } = typed;
  const file = oneFile(positionals);
  const workbook = await readSheetFile(file);
  const { database, called, ...owner } = await writableDatabase(values);
  talk.say(`From ${file} to ${called}`);
  const pictures = values.pictures && {
    folder: new PictureFolder(values.pictures),
    storage: bucketOf(values, owner),
  };
  return importSheet(workbook, database, {
    ...talk,
    file,
    isWhole: values.whole,
    ...(pictures ? { pictures } : {}),
  });
});
