/** What the history calls a run of the sheet. */
export const sheetRunName = 'sync of the sheet';
