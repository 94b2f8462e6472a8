import { GoogleAuth, OAuth2Client } from 'google-auth-library';
import { transport } from './transport';

/** An account with a fixed token: the emulator accepts `owner`. */
export function tokenAccount(token: string): GoogleAuth {
  const credentials = { access_token: token };
  return new GoogleAuth({
    authClient: new OAuth2Client({ credentials, transporterOptions: transport }),
  });
}
