/** A document as a source hands it over: nothing is known of its fields. */
export interface RawDocument {
  readonly id: string;
  readonly fields: unknown;
}

/** Where the catalogue's documents come from. */
export interface CatalogueSource {
  readonly name: 'firestore' | 'demo';
  /**
   * The first `limit` documents of a collection in the order of their ids; empty when it has none.
   * @throws CatalogueReadError when they can't be read in full.
   */
  read(collection: string, limit: number): Promise<RawDocument[]>;
}
