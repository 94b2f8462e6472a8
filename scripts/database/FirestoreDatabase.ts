import { Firestore } from '@google-cloud/firestore';
import type { Account } from './Account';
import type { Database, DocumentFields, Write } from './Database';
import { firestoreOrigin } from './DatabaseChoice';
import { FirestoreError } from './FirestoreError';

interface FirestorePlace {
  readonly projectId: string;
  /** The security rules don't apply to it. */
  readonly account: Account;
  readonly emulator?: string | undefined;
}

/** A Firestore database, by Google's own library. Every failure is a FirestoreError. */
export class FirestoreDatabase implements Database {
  readonly #origin: string;
  readonly #store: Firestore;

  constructor({ projectId, account, emulator }: FirestorePlace) {
    this.#origin = firestoreOrigin(emulator);
    this.#store = new Firestore({
      projectId,
      auth: account.auth,
      // gRPC would try for a minute without a network, and repeat a commit whose answer is lost.
      preferRest: true,
      ...(emulator ? { host: emulator, ssl: false } : {}),
    });
  }

  async list(collection: string): Promise<Map<string, DocumentFields>> {
    const { docs } = await this.#whole(this.#store.collection(collection).get());
    return new Map(docs.map((document) => [document.id, document.data()]));
  }

  async collectionNames(): Promise<string[]> {
    const all = await this.#whole(this.#store.listCollections());
    return all.map(({ id }) => id);
  }

  async commit(writes: readonly Write[]): Promise<void> {
    const batch = this.#store.batch();
    for (const { collection, id, fields } of writes) {
      const document = this.#store.collection(collection).doc(id);
      if (fields) batch.set(document, fields);
      else batch.delete(document);
    }
    await this.#whole(batch.commit());
  }

  #whole<Answer>(work: Promise<Answer>): Promise<Answer> {
    return work.catch((cause: unknown) => {
      throw new FirestoreError(cause, this.#origin);
    });
  }
}
