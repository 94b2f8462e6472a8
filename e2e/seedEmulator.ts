import { FirestoreDatabase } from '../scripts/database/FirestoreDatabase';
import { tokenAccount } from '../scripts/database/tokenAccount';
import { pushCatalogue } from '../scripts/push/pushCatalogue';
import { type CatalogueFiles, readCatalogueFiles } from '../scripts/push/readCatalogueFiles';
import { messyCatalogue } from './messyCatalogue';
import { sites } from './sites';

/** The emulator's database, with owner access that bypasses the security rules. */
export function emulatorDatabase(address: string): FirestoreDatabase {
  const { projectId } = sites.firestore;
  return new FirestoreDatabase({ projectId, account: tokenAccount('owner'), emulator: address });
}

/** Fills the emulator with the demo catalogue, and with hand-typed documents in place of some of its shelves. */
export async function seedEmulator(address: string): Promise<void> {
  const files: CatalogueFiles = new Map([...readCatalogueFiles('demo'), ...messyCatalogue]);
  await pushCatalogue(files, emulatorDatabase(address), {
    say: console.log,
    confirm: async () => true,
  });
}
