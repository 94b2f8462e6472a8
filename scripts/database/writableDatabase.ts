import type { Account } from './Account';
import { type DatabaseChoice, firestoreOrigin, projectOf } from './DatabaseChoice';
import { FirestoreDatabase } from './FirestoreDatabase';
import { type KeyAccount, ownersAccount } from './ownersAccount';
import { tokenAccount } from './tokenAccount';

export interface WritableDatabase {
  readonly database: FirestoreDatabase;
  readonly account: Account;
  readonly projectId: string;
  /** Host and port. */
  readonly emulator?: string | undefined;
  /** Such as "the project my-shop at https://firestore.googleapis.com". */
  readonly called: string;
}

/** What the account may do: write documents and pictures, read photos, read and write the sheet. */
const scopes = ['datastore', 'devstorage.read_write', 'drive.readonly', 'spreadsheets'];

/** The database to write into. @throws Error that says which setting or account is lacking. */
export async function writableDatabase(choice: DatabaseChoice): Promise<WritableDatabase> {
  const { emulator } = choice;
  const account: Account & Partial<KeyAccount> = emulator
    ? tokenAccount('owner')
    : await ownersAccount(scopes);
  const projectId = projectOf(choice, account.projectId);
  const database = new FirestoreDatabase({ projectId, account, emulator });
  const called = `the project ${projectId} at ${firestoreOrigin(emulator)}`;
  return { database, account, projectId, emulator, called };
}
