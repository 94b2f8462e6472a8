/** A file that can't be used as a spreadsheet of the catalogue: the message says why and what to do, for the owner. */
export class SheetError extends Error {
  override readonly name = 'SheetError';
}
