import { tokenAccount } from '../__tests__/helpers/tokenAccount';
import { FirestoreDatabase } from '../scripts/database/FirestoreDatabase';
import { pushCatalogue } from '../scripts/push/pushCatalogue';
import { type CatalogueFiles, readCatalogueFiles } from '../scripts/push/readCatalogueFiles';
import { messyCatalogue } from './messyCatalogue';
import { sites } from './sites';

/** The emulator's database, with owner access that bypasses the security rules. */
export function emulatorDatabase(address: string): FirestoreDatabase {
  const { projectId } = sites.firestore;
  return new FirestoreDatabase(tokenAccount('owner', projectId), { host: address, ssl: false });
}

/** Fills the emulator with the demo catalogue, and with hand-typed documents in place of some of its shelves. */
export async function seedEmulator(address: string): Promise<void> {
  const files: CatalogueFiles = new Map([...readCatalogueFiles('demo'), ...messyCatalogue]);
  await pushCatalogue(files, emulatorDatabase(address), {
    say: console.log,
    confirm: async () => true,
  });
}
