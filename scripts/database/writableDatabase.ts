import type { Account } from './Account';
import { type DatabaseChoice, firestoreOrigin, projectOf } from './DatabaseChoice';
import { FirestoreDatabase } from './FirestoreDatabase';
import { type KeyAccount, ownersAccount } from './ownersAccount';
import { tokenAccount } from './tokenAccount';

interface WritableDatabase {
  readonly database: FirestoreDatabase;
  readonly account: Account;
  readonly projectId: string;
  /** Such as "the project my-shop at https://firestore.googleapis.com". */
  readonly called: string;
}

const scopes = ['datastore', 'devstorage.read_write'];

/**
 * The database to write into. @param more Further OAuth scopes, such as `spreadsheets`.
 * @throws Error that says which setting or account is lacking.
 */
export async function writableDatabase(
  choice: DatabaseChoice,
  more: readonly string[] = [],
): Promise<WritableDatabase> {
  const { emulator } = choice;
  const account: Account & Partial<KeyAccount> = emulator
    ? tokenAccount('owner')
    : await ownersAccount([...scopes, ...more]);
  const projectId = projectOf(choice, account.projectId);
  const database = new FirestoreDatabase({ projectId, account, emulator });
  const called = `the project ${projectId} at ${firestoreOrigin(emulator)}`;
  return { database, account, projectId, called };
}
