import type { Database, DocumentFields, Write } from '../../scripts/database/Database';
import type { CatalogueFiles } from '../../scripts/push/readCatalogueFiles';

/** An in-memory database. */
export class MemoryDatabase implements Database {
  readonly #collections = new Map<string, Map<string, DocumentFields>>();

  constructor(catalogue: CatalogueFiles = new Map()) {
    for (const [collection, documents] of catalogue)
      for (const [id, fields] of Object.entries(documents)) this.#put({ collection, id, fields });
  }

  /** The documents of a collection by id, as plain fields. */
  async holds(collection: string) {
    return Object.fromEntries(await this.list(collection));
  }

  async list(collection: string): Promise<Map<string, DocumentFields>> {
    return new Map(this.#collections.get(collection));
  }

  async commit(writes: readonly Write[]): Promise<void> {
    for (const write of writes) this.#put(write);
  }

  #put({ collection, id, fields }: Write): void {
    const documents = this.#collections.get(collection) ?? new Map();
    if (fields) documents.set(id, fields);
    else documents.delete(id);
    this.#collections.set(collection, documents);
  }
}
