import type { GoogleAuth } from 'google-auth-library';

/** A service account at Google, as which the commands read and write. */
export interface Account {
  readonly auth: GoogleAuth;
  /** Its e-mail, with which the owner shares her sheet and her photos. */
  readonly email: string;
}
