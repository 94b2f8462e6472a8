import type { Database, StoredDocument, Write } from '../../scripts/database/Database';
import { readDatabase } from '../../scripts/database/listDocuments';
import type { CatalogueFiles } from '../../scripts/push/readCatalogueFiles';

/**
 * An in-memory database with Firestore's guarantee: a commit is written as a whole, or not at all when a document has
 * changed.
 */
export class MemoryDatabase implements Database {
  readonly #collections = new Map<string, Map<string, StoredDocument>>();
  #commits = 0;

  constructor(catalogue: CatalogueFiles = new Map()) {
    for (const [collection, documents] of catalogue)
      for (const [id, fields] of Object.entries(documents)) this.#put({ collection, id, fields });
  }

  /** The documents of a collection by id, as plain fields. */
  async holds(collection: string) {
    return (await readDatabase(this, [collection])).get(collection);
  }

  async list(collection: string): Promise<Map<string, StoredDocument>> {
    return new Map(this.#collections.get(collection));
  }

  async commit(writes: readonly Write[]): Promise<void> {
    if (!writes.every((write) => this.#isAsPlanned(write)))
      throw new Error('a document changed meanwhile');
    this.#commits += 1;
    for (const write of writes) this.#put(write);
  }

  #isAsPlanned({ collection, id, currentDocument }: Write): boolean {
    const stored = this.#collections.get(collection)?.get(id);
    if (!currentDocument) return true;
    return 'exists' in currentDocument
      ? stored === undefined
      : stored?.updateTime === currentDocument.updateTime;
  }

  #put({ collection, id, fields }: Write): void {
    const documents = this.#collections.get(collection) ?? new Map();
    if (fields) documents.set(id, { fields, updateTime: `commit ${this.#commits}` });
    else documents.delete(id);
    this.#collections.set(collection, documents);
  }
}
