import { ownCollections } from '../src/catalogue/ownCollections';
import type { Conversation } from './Conversation';
import { keysInGit } from './check/keysInGit';
import { printFindings } from './check/printFindings';
import { rulesInForce } from './check/rulesInForce';
import { type DatabaseChoice, databaseOptions } from './database/DatabaseChoice';
import { readDatabase } from './database/listDocuments';
import { readableDatabase } from './database/readableDatabase';
import { ownersCommand } from './ownersCommand';
import { type CatalogueFiles, readCatalogueFiles } from './push/readCatalogueFiles';

const usage = `npm run catalogue:check -- [--from folder] [--project my-project] [--emulator 127.0.0.1:8080]
Checks the catalogue in the database, or the catalogue files of a folder, and says what is wrong and how to correct it. Exits with
status 1 if there is an error. Reads every document once.`;

const options = {
  ...databaseOptions,
  from: { type: 'string' },
} as const;

ownersCommand(usage, { options }, async ({ values }, { say }) => {
  for (const key of keysInGit())
    console.error(`${key} is a key in git: delete it in the console, and from git.`);
  const documents = await documentsOf(values, say);
  return printFindings(documents, say);
});

interface Place extends DatabaseChoice {
  readonly from?: string | undefined;
}

/** Of the folder, else of the database; then also says who may read it. */
async function documentsOf(
  { from, ...choice }: Place,
  say: Conversation['say'],
): Promise<CatalogueFiles> {
  if (from) return readCatalogueFiles(from);
  const database = await readableDatabase(choice);
  say(await rulesInForce(choice));
  return inDatabase(database);
}

/** With an account also the names of collections that the site doesn't know. */
async function inDatabase(
  database: Awaited<ReturnType<typeof readableDatabase>>,
): Promise<CatalogueFiles> {
  const known = await readDatabase(database);
  const names = (await database.collectionNames?.()) ?? [];
  const others = names.filter((name) => !known.has(name) && name !== ownCollections.sync);
  return new Map([...known, ...others.map((name) => [name, {}] as const)]);
}
