/** A document as its source returned it, not validated. */
export interface RawDocument {
  readonly id: string;
  readonly fields: unknown;
}

/** Where the catalogue's documents come from. */
export interface CatalogueSource {
  readonly name: 'firestore' | 'demo';
  /** The first `limit` documents by id. @throws CatalogueReadError when they can't all be read. */
  read(collection: string, limit: number): Promise<RawDocument[]>;
}
