/** A document as its source returned it. Its fields are not validated yet. */
export interface RawDocument {
  readonly id: string;
  readonly fields: unknown;
}

/** Where the catalogue's documents come from. */
export interface CatalogueSource {
  readonly name: 'firestore' | 'files' | 'demo';
  /**
   * The first `limit` documents of a collection in the order of their ids; an empty list when it has none.
   * @param ids Only documents with these ids, of which it reads those that exist. At most 30, Firestore's limit.
   * @throws CatalogueReadError when they can't all be read.
   */
  read(collection: string, limit: number, ids?: readonly string[]): Promise<RawDocument[]>;
}
