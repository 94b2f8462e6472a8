import { parseArgs } from 'node:util';
import { exportSheets } from './export/exportSheets';
import { chooseTarget } from './push/chooseTarget';
import { FirestoreRest } from './push/FirestoreRest';
import { runCommand } from './runCommand';

const usage = `npm run catalogue:export -- [--to sheets] [--project my-project] [--emulator 127.0.0.1:8080]
Writes the whole catalogue as .csv and .xlsx into a folder. Edit one of the files and import it with catalogue:import. Reads every
document once. Without --project: FIREBASE_PROJECT_ID.`;

async function main(): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      to: { type: 'string', default: 'sheets' },
      project: { type: 'string' },
      emulator: { type: 'string' },
    },
  });
  await exportSheets(new FirestoreRest(await chooseTarget(values, 'read')), values.to, console.log);
  return true;
}

runCommand(main, usage);
