/** Fields by name. Times, places, references and bytes are objects of the database's library. */
export type DocumentFields = Readonly<Record<string, unknown>>;

/** A document as the database has it. */
export interface StoredDocument {
  readonly fields: DocumentFields;
  readonly updateTime: string;
}

export interface Write {
  readonly collection: string;
  readonly id: string;
  /** The whole document; absent to delete it. */
  readonly fields?: DocumentFields;
  /**
   * What must still be stored: nothing, or this document. Only fields that differ from it are
   * written, because others may have types unknown to JSON.
   */
  readonly currentDocument?: { readonly exists: false } | StoredDocument;
}

/** What a write overwrites; undefined for a new document. */
export function documentBefore({ currentDocument }: Write): StoredDocument | undefined {
  return currentDocument && 'updateTime' in currentDocument ? currentDocument : undefined;
}

/** What reading a catalogue needs of a database. */
export interface ReadableDatabase {
  list(collection: string): Promise<Map<string, StoredDocument>>;
}

/** What reading and writing a catalogue needs of a database. */
export interface Database extends ReadableDatabase {
  /** Writes or deletes up to 500 whole documents, all or none. */
  commit(writes: readonly Write[]): Promise<void>;
}
