import { GoogleAuth, OAuth2Client } from 'google-auth-library';
import { type Account, transport } from '../../scripts/database/ownersAccount';

/** An account with a fixed token: the emulator accepts `owner`. */
export function tokenAccount(token: string, projectId = 'my-shop'): Account {
  const credentials = { access_token: token };
  const authClient = new OAuth2Client({ credentials, transporterOptions: transport });
  return { auth: new GoogleAuth({ authClient }), email: 'owner@emulator.test', projectId };
}
