/** The collection with one document, which anybody may read: what became of the last run of `catalogue:sync`. */
export const SHEET_RUN = 'SHEET-RUN';
