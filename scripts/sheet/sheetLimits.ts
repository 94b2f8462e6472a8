/** More than a catalogue of 42 full shelves fills a hundred times over; what is larger is another file, or a trap. */
export const sheetLimits = {
  /** Of the file. */
  bytes: 20_000_000,
  /** Of what a workbook unpacks to. */
  unpackedBytes: 200_000_000,
  rows: 20_000,
} as const;
