import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { loadEnvConfig } from '@next/env';
import { GoogleAuth } from 'google-auth-library';
import { FirestoreRest, type FirestoreTarget } from './push/FirestoreRest';
import { pushCatalogue } from './push/pushCatalogue';
import { readCatalogueFiles } from './push/readCatalogueFiles';

const usage = `npm run catalogue:push -- [--from demo] [--project my-project] [--emulator 127.0.0.1:8080] [--yes]
Writes the catalogue files of a folder into Firestore. Without --project: FIREBASE_PROJECT_ID.
A real project needs an account that may write: GOOGLE_APPLICATION_CREDENTIALS=key.json, or gcloud auth application-default login.`;

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: 'demo' },
    project: { type: 'string' },
    emulator: { type: 'string' },
    yes: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

async function target(): Promise<FirestoreTarget> {
  const projectId = values.project ?? process.env.FIREBASE_PROJECT_ID;
  if (!projectId)
    throw new Error(`No project: give --project or set FIREBASE_PROJECT_ID.\n${usage}`);
  if (values.emulator) return { projectId, origin: `http://${values.emulator}`, token: 'owner' };
  const auth = new GoogleAuth({ scopes: 'https://www.googleapis.com/auth/datastore' });
  const token = await auth.getAccessToken();
  if (!token) throw new Error(`No account that may write was found.\n${usage}`);
  return { projectId, origin: 'https://firestore.googleapis.com', token };
}

async function confirm(question: string): Promise<boolean> {
  if (values.yes) return true;
  if (!process.stdin.isTTY) {
    console.log(`${question} Nobody is there to answer; add --yes to agree.`);
    return false;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} [y/N] `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

async function main(): Promise<void> {
  if (values.help) return console.log(usage);
  loadEnvConfig(process.cwd());
  const files = readCatalogueFiles(values.from);
  const to = await target();
  console.log(`From ${values.from} to the project ${to.projectId} at ${to.origin}`);
  const written = await pushCatalogue(files, new FirestoreRest(to), { say: console.log, confirm });
  process.exitCode = written ? 0 : 1;
}

main().catch((cause: Error) => {
  console.error(cause.message);
  process.exitCode = 1;
});
