import { readFileSync } from 'node:fs';
import { GoogleAuth, type gaxios } from 'google-auth-library';
import { z } from 'zod';
import { plainReason } from '../plainReason';

/** A service account at Google, as which the commands read and write. */
export interface Account {
  readonly auth: GoogleAuth;
  /** Its e-mail, with which the owner shares her sheet and her photos. */
  readonly email: string;
  /** The project of its key. */
  readonly projectId: string;
}

/** What it may do: write documents and pictures, read photos, read and write the sheet. */
const scopes = ['datastore', 'devstorage.read_write', 'drive.readonly', 'spreadsheets'];

const DEADLINE_MS = 60_000;

/**
 * How Google's libraries send requests. Only reads are repeated, up to three times: a write that
 * failed may have been done.
 */
export const transport: gaxios.GaxiosOptions = {
  // By default the libraries load a package for `fetch`, which Node has.
  fetchImplementation: (input, init) => fetch(input, init),
  timeout: DEADLINE_MS,
  retryConfig: { retry: 3 },
};

type TokenError = NodeJS.ErrnoException & { readonly status?: number };

const keyFile = z.object({
  type: z.literal('service_account'),
  project_id: z.string(),
  client_email: z.string(),
  private_key: z.string(),
});

const ANEW =
  'Download a new one: Firebase console, Project settings, Service accounts, Generate new private key.';

/**
 * The owner's account at Google, whose key file GOOGLE_APPLICATION_CREDENTIALS names.
 * @throws Error that says which file is lacking, why its key is refused, or that key and settings name two projects.
 */
export async function ownersAccount(): Promise<Account> {
  const file = process.env.GOOGLE_APPLICATION_CREDENTIALS;
  if (!file)
    throw new Error(
      'No key file: set GOOGLE_APPLICATION_CREDENTIALS to its path in .env.local (docs/owner.md, 1.5).',
    );
  const key = readKey(file);
  const auth = new GoogleAuth({
    credentials: key,
    scopes: scopes.map((name) => `https://www.googleapis.com/auth/${name}`),
    clientOptions: { transporterOptions: transport },
  });
  await auth.getAccessToken().catch((cause: TokenError) => {
    throw new Error(whyNoToken(cause, file), { cause });
  });
  const { client_email: email, project_id: projectId } = key;
  const { FIREBASE_PROJECT_ID: ofSettings } = process.env;
  if (ofSettings && ofSettings !== projectId)
    throw new Error(
      `The key is of the project ${projectId}, and FIREBASE_PROJECT_ID is ${ofSettings}: one of them is wrong.`,
    );
  return { auth, email, projectId };
}

function readKey(file: string): z.infer<typeof keyFile> {
  try {
    return keyFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    const { syscall } = Object(cause) as NodeJS.ErrnoException;
    const why = syscall ? `${plainReason(cause)}.` : `it is not a whole key file. ${ANEW}`;
    throw new Error(`${file}, which GOOGLE_APPLICATION_CREDENTIALS names: ${why}`, { cause });
  }
}

/** Why there is no token, for the owner: the library's own messages come from key decoders. */
function whyNoToken(cause: TokenError, file: string): string {
  const { code, status } = cause;
  if ((status ?? 0) >= 500 || (/^E[A-Z]/.test(code ?? '') && !code?.startsWith('ERR_')))
    return `Google can't be asked whether the key is valid: ${plainReason(cause)}`;
  if (status !== undefined)
    return `Google refuses the key in ${file}: it may have been deleted. ${ANEW}`;
  return `${file}, which GOOGLE_APPLICATION_CREDENTIALS names: it is not a whole key file. ${ANEW}`;
}
