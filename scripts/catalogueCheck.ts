import { parseArgs } from 'node:util';
import { HOURS_COLLECTION } from '../src/data/hours/hoursDocument';
import { chooseTarget } from './push/chooseTarget';
import { FirestoreRest } from './push/FirestoreRest';
import { type CatalogueFiles, readCatalogueFiles } from './push/readCatalogueFiles';
import { readDatabase } from './push/readDatabase';
import { runCommand } from './runCommand';
import { takeSettings } from './takeSettings';

const usage = `npm run catalogue:check -- [--from folder] [--project my-project] [--emulator 127.0.0.1:8080] [--pictures 500] [--json]
Says what is wrong with the catalogue in the database, or with the catalogue files of a folder, and how to mend it. Ends with
status 1 where there is an error. Reads every document once; asks for up to so many pictures, --pictures 0 for none.
--json: a list of {collection, id, field, severity, message}.`;

async function main(): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      from: { type: 'string' },
      project: { type: 'string' },
      emulator: { type: 'string' },
      pictures: { type: 'string', default: '500' },
      json: { type: 'boolean', default: false },
    },
  });
  const pictures = Number(values.pictures);
  if (!Number.isSafeInteger(pictures) || pictures < 0)
    throw new Error('--pictures should be a whole number, such as 500, or 0 for none.');
  takeSettings();
  // The site's modules know the shop from the moment they are loaded.
  const { tellFindings } = await import('./check/tellFindings');
  const documents = values.from ? readCatalogueFiles(values.from) : await inDatabase(values);
  return tellFindings(documents, { pictures, json: values.json, say: console.log });
}

/** With the collections that the site doesn't know, where an account is there that may ask for their names. */
async function inDatabase(choice: {
  readonly project?: string | undefined;
  readonly emulator?: string | undefined;
}): Promise<CatalogueFiles> {
  const target = await chooseTarget(choice, 'read');
  const database = new FirestoreRest(target);
  const known = await readDatabase(database);
  const names = target.token ? await database.collectionNames() : [];
  const others = names.filter((name) => !known.has(name));
  const hours = await readDatabase(database, [HOURS_COLLECTION]);
  const hasHours = Object.keys(hours.get(HOURS_COLLECTION) ?? {}).length > 0;
  return new Map([
    ...known,
    ...others.map((name) => [name, {}] as const),
    ...(hasHours ? hours : []),
  ]);
}

runCommand(main, usage);
