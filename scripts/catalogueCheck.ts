import { checkCatalogue } from '../src/answers/report/checkCatalogue';
import { allCollections } from '../src/catalogue/allCollections';
import { shopCollections } from '../src/catalogue/collections';
import { findingsTable, findingsTotal } from './check/findingsTable';
import { tellReadiness } from './check/tellReadiness';
import { FirestoreDatabase } from './database/FirestoreDatabase';
import { listDocuments } from './database/listDocuments';
import { ownersAccount } from './database/ownersAccount';
import { ownersCommand } from './ownersCommand';
import { terminal } from './terminal';

const usage = `npm run catalogue:check
Checks the catalogue in the database, and says what is wrong and how to correct it; also what is set up, and what comes next. Exits
with status 1 if there is an error. Reads every document once.`;

ownersCommand(usage, {}, async () => {
  const { say } = terminal;
  const account = await ownersAccount();
  const database = new FirestoreDatabase(account);
  const names = allCollections.map(({ name }) => name);
  const stored = await listDocuments(names, database);
  const documents = new Map(
    [...stored].map(([name, byId]) => [name, Object.fromEntries(byId)] as const),
  );
  const ours: readonly string[] = Object.values(shopCollections);
  // Collections that the site does not know are reported, but not read.
  for (const name of await database.collectionNames())
    if (!documents.has(name) && !ours.includes(name)) documents.set(name, {});
  const findings = checkCatalogue(documents);
  for (const line of findingsTable(findings)) say(line);
  const many = [...stored.values()].reduce((sum, { size }) => sum + size, 0);
  say(`${many} documents in ${documents.size} collections.`);
  say(findingsTotal(findings));
  await tellReadiness(account, database, say);
  return findings.every(({ severity }) => severity !== 'error');
});
