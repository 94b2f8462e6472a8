import { GoogleAuth } from 'google-auth-library';
import { readFirestoreSettings } from '../../src/data/settings/readSourceSettings';
import { readerSession } from '../../src/data/source/readerSession';
import { plainReason } from '../plainReason';
import type { FirestoreTarget } from './FirestoreRest';

/** How google-auth-library fails: with a system error's code, or the HTTP status of Google's answer. */
type TokenError = NodeJS.ErrnoException & { readonly status?: number };

interface Choice {
  /** The id of a project; by default FIREBASE_PROJECT_ID. */
  readonly project?: string | undefined;
  /** Host and port of an emulator. */
  readonly emulator?: string | undefined;
}

const NO_ACCOUNT =
  'No account that may write was found: set GOOGLE_APPLICATION_CREDENTIALS=key.json, or run gcloud auth application-default login.';

/** OAuth scopes for documents, and for the files of Cloud Storage. */
const scopes = ['datastore', 'devstorage.read_write'];

/**
 * The database that a command works on, with the credentials for it. For reading, the site's own web API key and reader are
 * enough.
 * @param more further OAuth scopes that its token shall have, such as `spreadsheets`.
 * @throws Error that says which setting or account is lacking.
 */
export async function chooseTarget(
  { project, emulator }: Choice,
  to: 'read' | 'write',
  more: readonly string[] = [],
): Promise<FirestoreTarget> {
  const projectId = project ?? process.env.FIREBASE_PROJECT_ID;
  if (!projectId) throw new Error('No project: give --project or set FIREBASE_PROJECT_ID.');
  if (emulator) return { projectId, origin: `http://${emulator}`, token: 'owner' };
  const origin = 'https://firestore.googleapis.com';
  const apiKey = process.env.FIREBASE_API_KEY;
  if (to === 'read' && apiKey) return { projectId, origin, apiKey, ...(await asReader(projectId)) };
  const auth = new GoogleAuth({
    scopes: [...scopes, ...more].map((name) => `https://www.googleapis.com/auth/${name}`),
  });
  const token = await auth.getAccessToken().catch((cause: TokenError) => {
    throw new Error(whyNoToken(cause, process.env.GOOGLE_APPLICATION_CREDENTIALS));
  });
  if (!token) throw new Error(NO_ACCOUNT);
  return { projectId, origin, token };
}

/** The site's own reader, for a database whose rules let only that one in. Another project has another. */
async function asReader(projectId: string): Promise<Pick<FirestoreTarget, 'readerToken'>> {
  const settings = readFirestoreSettings(process.env);
  if (settings?.projectId !== projectId) return {};
  const readerToken = await readerSession(settings)();
  return readerToken ? { readerToken } : {};
}

/** A sentence for the owner. The library's own messages quote JSON parsers and key decoders. */
function whyNoToken(cause: TokenError, file: string | undefined): string {
  const { code, status } = cause;
  if (!file) return NO_ACCOUNT;
  const anew =
    'Download a new one: Firebase console, Project settings, Service accounts, Generate new private key.';
  if (code === 'ENOENT')
    return `There is no file ${file}, which GOOGLE_APPLICATION_CREDENTIALS names.`;
  if ((status ?? 0) >= 500 || (/^E[A-Z]/.test(code ?? '') && !code?.startsWith('ERR_')))
    return `Google can't be asked whether the key is valid: ${plainReason(cause)}`;
  if (status !== undefined && status < 500)
    return `Google refuses the key in ${file}: it may have been deleted. ${anew}`;
  return `${file} is not a whole key file. ${anew}`;
}
