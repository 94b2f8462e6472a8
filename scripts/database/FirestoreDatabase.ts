import {
  FieldPath,
  FieldValue,
  Firestore,
  Timestamp,
  type WriteBatch,
} from '@google-cloud/firestore';
import type { GoogleAuth } from 'google-auth-library';
import { type Database, documentBefore, type StoredDocument, type Write } from './Database';
import { firestoreOrigin } from './DatabaseChoice';
import { FirestoreError } from './FirestoreError';

export interface FirestorePlace {
  readonly projectId: string;
  /** The security rules don't apply to it. */
  readonly account: GoogleAuth;
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
      auth: account,
      // gRPC would try for a minute without a network, and repeat a commit whose answer is lost.
      preferRest: true,
      ...(emulator ? { host: emulator, ssl: false } : {}),
    });
  }

  async list(collection: string): Promise<Map<string, StoredDocument>> {
    const { docs } = await this.#whole(this.#store.collection(collection).get());
    return new Map(
      docs.map((document) => [
        document.id,
        { fields: document.data(), updateTime: textOf(document.updateTime) },
      ]),
    );
  }

  async collectionNames(): Promise<string[]> {
    const all = await this.#whole(this.#store.listCollections());
    return all.map(({ id }) => id);
  }

  async commit(writes: readonly Write[]): Promise<void> {
    const batch = this.#store.batch();
    for (const write of writes) this.#add(write, batch);
    await this.#whole(batch.commit());
  }

  #add(write: Write, batch: WriteBatch): void {
    const { collection, id, fields, currentDocument } = write;
    const document = this.#store.collection(collection).doc(id);
    const before = documentBefore(write);
    const asRead = before ? { lastUpdateTime: timeOf(before.updateTime) } : {};
    if (!fields) batch.delete(document, asRead);
    else if (before) {
      const [[path, value] = [], ...others] = changesOf(before.fields, fields);
      if (path) batch.update(document, path, value, ...others.flat(), asRead);
    } else if (currentDocument) batch.create(document, fields);
    else batch.set(document, fields);
  }

  #whole<Answer>(work: Promise<Answer>): Promise<Answer> {
    return work.catch((cause: unknown) => {
      throw new FirestoreError(cause, this.#origin);
    });
  }
}

/** The library can't overwrite whole documents under a condition. */
function changesOf(
  before: StoredDocument['fields'],
  after: StoredDocument['fields'],
): [FieldPath, unknown][] {
  const gone = Object.keys(before).filter((name) => !Object.hasOwn(after, name));
  return [
    ...Object.entries(after)
      .filter(([name, value]) => !Object.hasOwn(before, name) || before[name] !== value)
      .map(([name, value]): [FieldPath, unknown] => [new FieldPath(name), value]),
    ...gone.map((name): [FieldPath, unknown] => [new FieldPath(name), FieldValue.delete()]),
  ];
}

function textOf({ seconds, nanoseconds }: Timestamp): string {
  return `${seconds}.${nanoseconds}`;
}

function timeOf(text: string): Timestamp {
  const [seconds = 0, nanoseconds = 0] = text.split('.').map(Number);
  return new Timestamp(seconds, nanoseconds);
}
