/** A document as its source returned it. Its fields are not validated yet. */
export interface RawDocument {
  readonly id: string;
  readonly fields: unknown;
}

/** Where the catalogue's documents come from. */
export interface CatalogueSource {
  readonly name: 'firestore' | 'demo';
  /**
   * The first `limit` documents of a collection in the order of their ids; an empty list when it has none.
   * @throws CatalogueReadError when they can't all be read.
   */
  read(collection: string, limit: number): Promise<RawDocument[]>;
}
