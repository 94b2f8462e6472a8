import { createVerify, generateKeyPairSync } from 'node:crypto';
import { GoogleError } from './GoogleError';

const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';

/** Service accounts' keys, as the Firebase console makes them, and the tokens for them. */
export class KeyStandIn {
  readonly email = 'firebase-adminsdk@my-shop-1.iam.gserviceaccount.com';
  readonly #pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
  /** Whether the key was deleted in the console. */
  isDeleted = false;

  /** The text of a key file. */
  file(projectId: string): string {
    return JSON.stringify({
      type: 'service_account',
      project_id: projectId,
      private_key_id: 'a1',
      private_key: this.#pair.privateKey.export({ type: 'pkcs8', format: 'pem' }),
      client_email: this.email,
      token_uri: 'https://oauth2.googleapis.com/token',
    });
  }

  /**
   * The token for an assertion that the key has signed. It is the one that the Firestore emulator takes for an administrator's.
   * Source: developers.google.com/identity/protocols/oauth2/service-account#authorizingrequests (HTTP/REST).
   */
  token(form: URLSearchParams): object {
    const [head = '', claims = '', signature = ''] = form.get('assertion')?.split('.') ?? [];
    const { iss, scope } = jsonOf(claims);
    if (form.get('grant_type') !== GRANT || !scope) throw refusal('invalid_request');
    const signed = createVerify('RSA-SHA256').update(`${head}.${claims}`);
    const isSigned = signed.verify(this.#pair.publicKey, signature, 'base64url');
    if (iss !== this.email || !isSigned || this.isDeleted)
      throw refusal('invalid_grant: Invalid JWT Signature.');
    return { access_token: 'owner', expires_in: 3599, token_type: 'Bearer' };
  }
}

function jsonOf(part: string): { readonly iss?: string; readonly scope?: string } {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString());
  } catch {
    throw refusal('invalid_request');
  }
}

function refusal(reason: string): GoogleError {
  return new GoogleError(400, reason, 'invalid_grant');
}
