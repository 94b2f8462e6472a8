/** Bytes: what a photo may have, as in a folder of the import, and what a sheet may have. */
export const googleLimits = {
  photoBytes: 60_000_000,
  sheetBytes: 20_000_000,
} as const;
