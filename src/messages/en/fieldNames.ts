/** Where the owner works, and what messages call a field there: by its name in a document or by its column's heading. */
export interface FieldNames {
  readonly desk: 'console' | 'sheet' | 'file';
  readonly nameOf: (field: string) => string;
}

/** The words for documents. */
export const documentNames: FieldNames = { desk: 'console', nameOf: (field) => field };
