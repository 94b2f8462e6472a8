import type { Conversation } from './Conversation';
import { undoLastRun } from './history/undoLastRun';
import { writableDatabase } from './push/writableDatabase';
import { readOptions } from './readOptions';
import { runCommand } from './runCommand';
import { withTerminal } from './withTerminal';

const usage = `npm run catalogue:undo -- [--project my-project] [--emulator 127.0.0.1:8080] [--yes]
Lists the last ten pushes and imports, and takes back the last one whole: removes the documents that it added, and restores what it
overwrote. What somebody changed since is left, and named. Asks first. Run it again to take back the one before. Without --project:
FIREBASE_PROJECT_ID. A real project needs an account that may write, as catalogue:push does.`;

async function main({ say, confirm }: Conversation): Promise<boolean> {
  const { values } = readOptions({
    options: {
      project: { type: 'string' },
      emulator: { type: 'string' },
      yes: { type: 'boolean', default: false },
    },
  });
  const { database, called } = await writableDatabase(values);
  say(`In ${called}`);
  return undoLastRun(database, {
    say,
    confirm: async (question) => values.yes || confirm(question),
  });
}

runCommand(() => withTerminal(main), usage);
