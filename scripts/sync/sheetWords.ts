/** What a run of the sheet writes for the owner in English. */
export const sheetWords = {
  run: 'sync of the sheet',
  result: 'Result',
  gone: (rows: number) =>
    rows === 1
      ? '1 row is no longer in the sheet; what it was stays on the site.'
      : `${rows} rows are no longer in the sheet; what they were stays on the site.`,
} as const;
