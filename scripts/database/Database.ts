/** Fields by name. Times, places, references and bytes are objects of the database's library. */
export type DocumentFields = Readonly<Record<string, unknown>>;

export interface Write {
  readonly collection: string;
  readonly id: string;
  /** The whole document; absent to delete it. */
  readonly fields?: DocumentFields;
}

/** What reading and writing a catalogue needs of a database. */
export interface Database {
  /** A collection's documents by id. */
  list(collection: string): Promise<Map<string, DocumentFields>>;
  /** Writes or deletes whole documents, all or none: up to 10 MiB (cloud.google.com/firestore/quotas, since March 2023 any number). */
  commit(writes: readonly Write[]): Promise<void>;
}
