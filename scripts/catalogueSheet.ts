import { writeFileSync } from 'node:fs';
import { ownersLanguage } from '../src/data/settings/ownersLanguage';
import { deskMessages } from '../src/messages/deskMessages';
import { databaseOptions } from './database/DatabaseChoice';
import { listDocuments } from './database/listDocuments';
import { writableDatabase } from './database/writableDatabase';
import { makeWorkbook } from './desk/makeWorkbook';
import { tabs } from './desk/tabs';
import { ownersCommand } from './ownersCommand';
import { oneFile } from './readOptions';

const usage = `npm run catalogue:sheet -- my-shop.xlsx [--project my-project] [--emulator 127.0.0.1:8080]
Writes a workbook with all that is in the database, for catalogue:sync: upload it to Google Drive and open it there as a Google
Sheet, or keep it as a file. It overwrites no file. Reads every document once. The project is that of the key, but for --project.`;

ownersCommand(
  usage,
  { allowPositionals: true, options: databaseOptions },
  async ({ values, positionals }, { say }) => {
    const file = oneFile(positionals);
    const names = tabs.flatMap(({ shelves }) => [...shelves.values()].map(({ name }) => name));
    const { database } = await writableDatabase(values);
    const stored = await listDocuments(names, database);
    const words = deskMessages[ownersLanguage()];
    writeFileSync(file, await makeWorkbook(stored, words), { flag: 'wx' });
    const count = [...stored.values()].reduce((sum, { size }) => sum + size, 0);
    say(`${count} documents in ${tabs.length} tabs: ${file}`);
    return true;
  },
);
