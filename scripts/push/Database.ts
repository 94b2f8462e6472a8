/** A document's fields by name. Times, places, references and bytes are objects of the database's library. */
export type DocumentFields = Readonly<Record<string, unknown>>;

/** A document as the database has it. */
export interface StoredDocument {
  readonly fields: DocumentFields;
  /** A text that changes with each write of the document. */
  readonly updateTime: string;
}

export interface Write {
  readonly collection: string;
  readonly id: string;
  /** The whole document; absent to delete it. */
  readonly fields?: DocumentFields;
  /**
   * What must be stored still, so that an edit made meanwhile is not lost: nothing, or the document as it was read. Of that,
   * only fields that differ are written, so that the others keep what JSON has no type for.
   */
  readonly currentDocument?: { readonly exists: false } | StoredDocument;
}

/** What a write overwrites; undefined for a new document. */
export function documentBefore({ currentDocument }: Write): StoredDocument | undefined {
  return currentDocument && 'updateTime' in currentDocument ? currentDocument : undefined;
}

/** What reading a catalogue needs of a database. */
export interface ReadableDatabase {
  /** All documents of a collection by id. */
  list(collection: string): Promise<Map<string, StoredDocument>>;
}

/** What reading and writing a catalogue needs of a database. */
export interface Database extends ReadableDatabase {
  /** Writes or deletes up to 500 whole documents: either all of them or none. */
  commit(writes: readonly Write[]): Promise<void>;
}
