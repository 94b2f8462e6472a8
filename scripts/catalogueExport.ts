import { databaseOptions } from './database/DatabaseChoice';
import { readableDatabase } from './database/readableDatabase';
import { exportCatalogue } from './export/exportCatalogue';
import { ownersCommand } from './ownersCommand';

const usage = `npm run catalogue:export -- [--for-sheet] [--to sheets] [--project my-project] [--emulator 127.0.0.1:8080]
Writes the whole catalogue as .csv and .xlsx into a folder. Edit one of the files and import it with catalogue:import. --for-sheet: one
.xlsx for phones, to open as a Google Sheet that catalogue:sync reads. Reads every document once. Without --project: FIREBASE_PROJECT_ID.`;

const options = {
  ...databaseOptions,
  'for-sheet': { type: 'boolean', default: false },
  to: { type: 'string', default: 'sheets' },
} as const;

ownersCommand(usage, { options }, async ({ values }, { say }) => {
  const { to, 'for-sheet': isForSheet } = values;
  await exportCatalogue(await readableDatabase(values), { to, isForSheet, say });
  return true;
});
