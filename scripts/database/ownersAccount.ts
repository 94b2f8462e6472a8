import { GoogleAuth } from 'google-auth-library';
import { plainReason } from '../plainReason';
import { transport } from './transport';

type TokenError = NodeJS.ErrnoException & { readonly status?: number };

const NO_ACCOUNT =
  'No account that may write was found: set GOOGLE_APPLICATION_CREDENTIALS=key.json, or run gcloud auth application-default login.';

/**
 * The owner's account at Google: the key file's, or gcloud's.
 * @param scopes OAuth scopes of its token, such as `datastore`.
 * @throws Error that says which account is lacking, or why its key is refused.
 */
export async function ownersAccount(scopes: readonly string[]): Promise<GoogleAuth> {
  const account = new GoogleAuth({
    scopes: scopes.map((name) => `https://www.googleapis.com/auth/${name}`),
    clientOptions: { transporterOptions: transport },
  });
  const token = await account.getAccessToken().catch((cause: TokenError) => {
    throw new Error(whyNoToken(cause, process.env.GOOGLE_APPLICATION_CREDENTIALS));
  });
  if (!token) throw new Error(NO_ACCOUNT);
  return account;
}

/** Why there is no token, for the owner: the library's own messages come from JSON parsers and key decoders. */
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
