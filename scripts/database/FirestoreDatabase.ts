import { Firestore, type Settings } from '@google-cloud/firestore';
import type { Database, DocumentFields, Write } from './Database';
import { serviceError } from './GoogleFault';
import type { Account } from './ownersAccount';

/** A Firestore database, by Google's own library. Security rules don't apply to the account. A failure says what it means for the owner. */
export class FirestoreDatabase implements Database {
  readonly #store: Firestore;

  /** @param settings Such as the place of an emulator. */
  constructor({ auth, projectId }: Account, settings: Settings = {}) {
    // gRPC would try for a minute without a network, and repeat a commit whose answer is lost.
    this.#store = new Firestore({ projectId, auth, preferRest: true, ...settings });
  }

  async list(collection: string): Promise<Map<string, DocumentFields>> {
    const { docs } = await this.#store.collection(collection).get().catch(fail);
    return new Map(docs.map((document) => [document.id, document.data()]));
  }

  async collectionNames(): Promise<string[]> {
    const all = await this.#store.listCollections().catch(fail);
    return all.map(({ id }) => id);
  }

  async commit(writes: readonly Write[]): Promise<void> {
    const batch = this.#store.batch();
    for (const { collection, id, fields } of writes) {
      const document = this.#store.collection(collection).doc(id);
      if (fields) batch.set(document, fields);
      else batch.delete(document);
    }
    await batch.commit().catch(fail);
  }
}

function fail(cause: unknown): never {
  throw serviceError('Firestore', cause, {
    400: 'Firestore refused all of this: it is not valid.',
    403: 'The account or key may not do this: give the account the role Cloud Datastore User, or publish firestore.rules.',
    404: 'There is no such project, or it has no Firestore database yet.',
  });
}
