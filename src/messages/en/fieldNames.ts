/** What messages call a field, by its name in a document or by its column's heading, and how a picture is given there. */
export interface FieldNames {
  readonly noun: 'field' | 'cell';
  readonly nameOf: (field: string) => string;
  /** A sentence: how to bring a picture in where the reader works. */
  readonly toGivePicture: string;
}

/** The words for documents. */
export const documentNames: FieldNames = {
  noun: 'field',
  nameOf: (field) => field,
  toGivePicture:
    'Upload the picture in the Firebase console under Storage, open it there, and copy its download URL, which begins with https://firebasestorage.googleapis.com/.',
};
