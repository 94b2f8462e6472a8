import { ownCollections } from '../../src/catalogue/collections';
import { type DatabaseChoice, firestoreOrigin, projectOf } from '../database/DatabaseChoice';

const DEADLINE_MS = 20_000;

/** Says whether strangers may read, by trying to read one document without an account. */
export async function rulesInForce(choice: DatabaseChoice): Promise<string> {
  const documents = `${firestoreOrigin(choice.emulator)}/v1/projects/${projectOf(choice)}/databases/(default)/documents`;
  const { status } = await fetch(`${documents}/${ownCollections.slides}?pageSize=1`, {
    signal: AbortSignal.timeout(DEADLINE_MS),
  }).catch(() => ({ status: 0 }));
  if (status === 200)
    return 'Rules: open. Whoever knows the project can read all goods, hidden ones too, at your cost: publish firestore.rules with the e-mail of your reader (docs/owner.md, 1.3).';
  return status === 401 || status === 403
    ? 'Rules: closed. Only the site and your own accounts can read the catalogue.'
    : `Rules: not known (the database answered ${status || 'nothing'}).`;
}
