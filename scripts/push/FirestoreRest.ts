import { askRest } from '../askRest';
import type { RestFields } from './encodeFields';

export interface FirestoreTarget {
  readonly projectId: string;
  /** Such as https://firestore.googleapis.com or http://127.0.0.1:8080. */
  readonly origin: string;
  /** An OAuth token of an account that may write; the emulator takes `owner`. Without it only reading is allowed. */
  readonly token?: string;
  /** The web API key, for reading as the site does. */
  readonly apiKey?: string;
  /** A token of the site's reader (FIREBASE_READER), which may only read. */
  readonly readerToken?: string;
}

export interface Write {
  readonly collection: string;
  readonly id: string;
  /** The whole document; absent to delete it. */
  readonly fields?: RestFields;
  /** A precondition on the stored document, so that an edit made meanwhile is not lost. */
  readonly currentDocument?: { readonly exists: false } | { readonly updateTime: string };
}

/** A document as the database has it. */
export interface StoredDocument {
  readonly fields: RestFields;
  readonly updateTime: string;
}

/** The operations of a database that reading and writing a catalogue needs. */
export type Database = Pick<FirestoreRest, 'list' | 'commit'>;

interface ListAnswer {
  readonly documents?: readonly {
    readonly name: string;
    readonly fields?: RestFields;
    readonly updateTime: string;
  }[];
  readonly nextPageToken?: string;
}

const DEADLINE_MS = 60_000;

/**
 * The calls of Firestore's REST API that reading and writing a catalogue needs. The security rules don't apply to the
 * account that it writes with. Every failure throws a FirestoreError.
 */
export class FirestoreRest {
  readonly #root: string;
  readonly #target: FirestoreTarget;

  constructor(target: FirestoreTarget) {
    this.#target = target;
    this.#root = `projects/${target.projectId}/databases/(default)/documents`;
  }

  /** All documents of a collection by id. */
  async list(collection: string): Promise<Map<string, StoredDocument>> {
    const found = new Map<string, StoredDocument>();
    let pageToken = '';
    do {
      const query = new URLSearchParams({ pageSize: '300', pageToken });
      const answer: ListAnswer = await this.#call(`/${encodeURIComponent(collection)}?${query}`);
      for (const { name, fields = {}, updateTime } of answer.documents ?? []) {
        found.set(name.slice(name.lastIndexOf('/') + 1), { fields, updateTime });
      }
      pageToken = answer.nextPageToken ?? '';
    } while (pageToken);
    return found;
  }

  /** The names of all collections, known to the site or not. Needs an account. */
  async collectionNames(): Promise<string[]> {
    const body = JSON.stringify({ pageSize: 300 });
    const answer: { collectionIds?: string[] } = await this.#call(':listCollectionIds', {
      method: 'POST',
      body,
    });
    return answer.collectionIds ?? [];
  }

  /** Writes or deletes up to 500 whole documents: either all of them or none. */
  async commit(writes: readonly Write[]): Promise<void> {
    const changes = writes.map(({ collection, id, fields, currentDocument }) => {
      const name = `${this.#root}/${collection}/${id}`;
      return {
        ...(fields ? { update: { name, fields } } : { delete: name }),
        ...(currentDocument ? { currentDocument } : {}),
      };
    });
    await this.#call(':commit', { method: 'POST', body: JSON.stringify({ writes: changes }) });
  }

  async #call<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
    const { origin, apiKey, readerToken, token = readerToken } = this.#target;
    const headers = {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(apiKey ? { 'x-goog-api-key': apiKey } : {}),
      'content-type': 'application/json',
    };
    const answer = await askRest(
      `${origin}/v1/${this.#root}${path}`,
      { ...init, headers },
      DEADLINE_MS,
    ).catch((cause: Error) => {
      throw new FirestoreError(origin, undefined, cause.message);
    });
    if (answer.status !== 200) throw new FirestoreError(origin, answer.status, answer.text);
    return JSON.parse(answer.text);
  }
}

/** What a status means for the owner. */
const meanings: Readonly<Record<number, string>> = {
  400: 'Firestore refused all of this: a document changed meanwhile, or is not valid.',
  401: 'The account is not known there: sign in again, or give another key.',
  403: 'The account or key may not do this: give the account the role Cloud Datastore User, or publish firestore.rules.',
  404: 'There is no such project, or it has no Firestore database yet.',
  409: 'A document changed meanwhile: run this again.',
  429: 'The quota is spent: try again after midnight in California, or turn on billing.',
};

/** A failed call of Firestore: the status and Firestore's own message, then what it means for the owner. */
export class FirestoreError extends Error {
  /** The HTTP status; undefined when there was no answer. */
  readonly status: number | undefined;

  constructor(origin: string, status: number | undefined, detail: string) {
    const what =
      status === undefined
        ? `Firestore at ${origin} can't be reached`
        : `Firestore answered ${status}`;
    const meaning = status === undefined ? '' : ` ${meanings[status] ?? ''}`.trimEnd();
    super(`${what}: ${detail}${meaning && `\n${meaning.trim()}`}`);
    this.name = 'FirestoreError';
    this.status = status;
  }
}
