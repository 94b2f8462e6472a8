import { readFileSync } from 'node:fs';
import { GoogleAuth } from 'google-auth-library';
import { z } from 'zod';
import { plainReason } from '../plainReason';
import type { Account } from './Account';
import { transport } from './transport';

/** The account of a key file, and the project that the key is of. */
export interface KeyAccount extends Account {
  readonly projectId: string;
}

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
 * @param scopes OAuth scopes of its token, such as `datastore`.
 * @throws Error that says which file is lacking, or why its key is refused.
 */
export async function ownersAccount(scopes: readonly string[]): Promise<KeyAccount> {
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
  return { auth, email: key.client_email, projectId: key.project_id };
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
