/** Refused by spreadsheets: control characters, lone surrogates, noncharacters, U+FFFD. */
const unwritable = /(?![\t\n])\p{Cc}|\p{Cs}|\p{Noncharacter_Code_Point}|\ufffd/gu;

/** A document's field as a cell, a text or a number; a map is none. */
export function cellOf(value: unknown): string | number {
  if (typeof value === 'string') return tidy(value);
  if (typeof value === 'number') return Number.isFinite(value) ? value : '';
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : '';
}

/** A text as a cell holds it: with plain line ends, without spaces around it, at most 32,000 characters. */
export function tidy(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(unwritable, ' ').slice(0, 32_000).trim();
}
