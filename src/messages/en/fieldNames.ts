/** What messages call a field: by its name in a document, or by the heading of its column in a spreadsheet. */
export interface FieldNames {
  readonly noun: 'field' | 'cell';
  readonly nameOf: (field: string) => string;
}

/** The words for documents. */
export const documentNames: FieldNames = { noun: 'field', nameOf: (field) => field };
