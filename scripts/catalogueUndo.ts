import { databaseOptions } from './database/DatabaseChoice';
import { writableDatabase } from './database/writableDatabase';
import { undoLastRun } from './history/undoLastRun';
import { ownersCommand } from './ownersCommand';

const usage = `npm run catalogue:undo -- [--project my-project] [--emulator 127.0.0.1:8080] [--yes]
Lists the last ten pushes and imports, and takes back the last one whole: removes the documents that it added, and restores what it
overwrote. What somebody changed since is left, and named. Asks first. Run it again to take back the one before. Without --project:
FIREBASE_PROJECT_ID. A real project needs an account that may write, as catalogue:push does.`;

const options = { ...databaseOptions, yes: { type: 'boolean', default: false } } as const;

ownersCommand(usage, { options }, async ({ values }, talk) => {
  const { database, called } = await writableDatabase(values);
  talk.say(`In ${called}`);
  return undoLastRun(database, talk);
});
