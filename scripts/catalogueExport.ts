import type { Conversation } from './Conversation';
import { exportForSheet } from './export/exportForSheet';
import { exportSheets } from './export/exportSheets';
import { readableDatabase } from './push/readableDatabase';
import { readOptions } from './readOptions';
import { runCommand } from './runCommand';
import { withTerminal } from './withTerminal';

const usage = `npm run catalogue:export -- [--for-sheet] [--to sheets] [--project my-project] [--emulator 127.0.0.1:8080]
Writes the whole catalogue as .csv and .xlsx into a folder. Edit one of the files and import it with catalogue:import. --for-sheet: one
.xlsx for phones, to open as a Google Sheet that catalogue:sync reads. Reads every document once. Without --project: FIREBASE_PROJECT_ID.`;

async function main({ say }: Conversation): Promise<boolean> {
  const { values } = readOptions({
    options: {
      'for-sheet': { type: 'boolean', default: false },
      to: { type: 'string', default: 'sheets' },
      project: { type: 'string' },
      emulator: { type: 'string' },
    },
  });
  const database = await readableDatabase(values);
  const write = values['for-sheet'] ? exportForSheet : exportSheets;
  await write(database, values.to, say);
  return true;
}

runCommand(() => withTerminal(main), usage);
