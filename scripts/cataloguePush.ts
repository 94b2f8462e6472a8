import { passesCheck } from './check/passesCheck';
import { FirestoreDatabase } from './database/FirestoreDatabase';
import { ownersAccount } from './database/ownersAccount';
import { ownersCommand } from './ownersCommand';
import { pushCatalogue } from './push/pushCatalogue';
import { readCatalogueFiles } from './push/readCatalogueFiles';
import { terminal } from './terminal';

const usage = `npm run catalogue:push -- [--from demo] [--yes]
Writes the catalogue files of a folder into Firestore if catalogue:check finds no error in them. Says what is there and what it would
write, and asks: for the first fill of a shop. It needs the key of an account that may write, GOOGLE_APPLICATION_CREDENTIALS.`;

const options = {
  from: { type: 'string', default: 'demo' },
  yes: { type: 'boolean', default: false },
} as const;

ownersCommand(usage, { options }, async ({ values: { from, yes } }) => {
  const confirm = async (question: string) => yes || terminal.confirm(question);
  const talk = { ...terminal, confirm };
  const files = readCatalogueFiles(from);
  if (!(await passesCheck(files, talk))) return false;
  const account = await ownersAccount();
  talk.say(`From ${from} to the project ${account.projectId}`);
  return pushCatalogue(files, new FirestoreDatabase(account), talk);
});
