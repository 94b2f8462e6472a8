/** Where the owner works, and what messages call a field there: by its column's heading. */
export interface FieldNames {
  readonly desk: 'console' | 'sheet' | 'file';
  readonly nameOf: (field: string) => string;
}
