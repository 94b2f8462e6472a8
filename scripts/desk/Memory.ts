import { createHash } from 'node:crypto';
import { ownCollections } from '../../src/catalogue/ownCollections';
import type { Database, DocumentFields, Write } from '../database/Database';

/** The digests of a shelf's documents as the sheet last had them, by id. */
export type Digests = Readonly<Record<string, string>>;

/**
 * What the last runs took: a small document for each shelf, so that a run that finds nothing new reads no goods. And the
 * headings of each tab.
 */
export class Memory {
  readonly #shelves: ReadonlyMap<string, Digests>;
  readonly #headings: ReadonlyMap<string, readonly string[]>;

  private constructor(documents: ReadonlyMap<string, DocumentFields>) {
    const read = (field: string) =>
      new Map(
        [...documents].flatMap(([id, { [field]: text }]) =>
          typeof text === 'string' ? [[id, JSON.parse(text)]] : [],
        ),
      );
    this.#shelves = read('digests');
    this.#headings = read('headings');
  }

  static async of(database: Database): Promise<Memory> {
    return new Memory(await database.list(ownCollections.sync));
  }

  /** Undefined before the first run. */
  digests(collection: string): Digests | undefined {
    return this.#shelves.get(collection);
  }

  /** The headings that a tab had; undefined before the first run. */
  headings(tab: string): readonly string[] | undefined {
    return this.#headings.get(keyOf(tab));
  }
}

/** Remembers a shelf. As text, because a map would be indexed entry by entry. */
export function digestsWrite(collection: string, digests: Digests): Write {
  return {
    collection: ownCollections.sync,
    id: collection,
    fields: { digests: JSON.stringify(digests) },
  };
}

/** Remembers a tab's headings. */
export function headingsWrite(tab: string, headings: readonly string[]): Write {
  return {
    collection: ownCollections.sync,
    id: keyOf(tab),
    fields: { headings: JSON.stringify(headings) },
  };
}

/** No shelf is called so. */
function keyOf(tab: string): string {
  return `tab ${tab}`;
}

/** A short digest of a document's fields. */
export function digestOf(fields: DocumentFields): string {
  const entries = Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(entries)).digest('base64url').slice(0, 12);
}
