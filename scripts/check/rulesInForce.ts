import { ownCollections } from '../../src/catalogue/collections';
import { firestoreOrigin } from '../database/DatabaseChoice';

const DEADLINE_MS = 20_000;

/**
 * Says whether strangers may read, by trying to read one document without an account. No client of Google's asks without one.
 * @param emulator Host and port.
 */
export async function rulesInForce(projectId: string, emulator?: string): Promise<string> {
  const documents = `${firestoreOrigin(emulator)}/v1/projects/${projectId}/databases/(default)/documents`;
  const { status } = await fetch(`${documents}/${ownCollections.slides}?pageSize=1`, {
    signal: AbortSignal.timeout(DEADLINE_MS),
  }).catch(() => ({ status: 0 }));
  if (status === 200)
    return 'Rules: open. Whoever knows the project can read all goods, hidden ones too, at your cost: publish firestore.rules with the e-mail of your reader (docs/owner.md, 1.3).';
  return status === 401 || status === 403
    ? 'Rules: closed. Only the site and your own accounts can read the catalogue.'
    : `Rules: not known (the database answered ${status || 'nothing'}).`;
}
