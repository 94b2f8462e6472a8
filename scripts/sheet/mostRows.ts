/** Rows of a table, without its headings: about ten times a catalogue of 42 full shelves. */
export const MOST_ROWS = 20_000;
