import { writeFileSync } from 'node:fs';
import { ownersLanguage } from '../src/data/settings/ownersLanguage';
import { deskMessages } from '../src/messages/deskMessages';
import { FirestoreDatabase } from './database/FirestoreDatabase';
import { listDocuments } from './database/listDocuments';
import { ownersAccount } from './database/ownersAccount';
import { makeWorkbook } from './desk/makeWorkbook';
import { tabs } from './desk/tabs';
import { ownersCommand } from './ownersCommand';
import { oneFile } from './readOptions';
import { terminal } from './terminal';

const usage = `npm run catalogue:sheet -- my-shop.xlsx
Writes a workbook with all that is in the database, for catalogue:sync: upload it to Google Drive and open it there as a Google
Sheet, or keep it as a file. It overwrites no file. Reads every document once.`;

ownersCommand(usage, { allowPositionals: true }, async ({ positionals }) => {
  const file = oneFile(positionals);
  const names = tabs.flatMap(({ shelves }) => [...shelves.values()].map(({ name }) => name));
  const database = new FirestoreDatabase(await ownersAccount());
  const stored = await listDocuments(names, database);
  const words = deskMessages[ownersLanguage()];
  writeFileSync(file, await makeWorkbook(stored, words), { flag: 'wx' });
  const count = [...stored.values()].reduce((sum, { size }) => sum + size, 0);
  terminal.say(`${count} documents in ${tabs.length} tabs: ${file}`);
  return true;
});
