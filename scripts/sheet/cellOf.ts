import { jsonOf } from '../database/jsonOf';
import type { Column } from './Column';
import type { Cell } from './SheetTable';

/** An Excel cell holds 32,767 characters. */
const LONGEST = 32_000;

/** Refused by spreadsheets: control characters, lone surrogates, noncharacters, U+FFFD. */
const unwritable = /(?![\t\n])\p{Cc}|\p{Cs}|\p{Noncharacter_Code_Point}|\ufffd/gu;

/** A document's field as a cell. What is no text, number or boolean becomes JSON. */
export function cellOf(value: unknown, { kind }: Pick<Column, 'kind'>): Cell {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return cellText(value);
  if (typeof value === 'boolean') return yesNo(value, kind);
  if (typeof value !== 'number') return cellText(jsonOf(value));
  return kind === 'text' || kind === 'month' || !isPlain(String(value)) ? String(value) : value;
}

/** Every program reads it: not "NaN", and no exponent. */
function isPlain(number: string): boolean {
  return /^-?\d+(?:\.\d+)?$/.test(number);
}

/** A text as a cell can hold it: cut, with newlines as line ends, without refused characters. */
export function cellText(text: string): string {
  return text.replace(/\r\n?/g, '\n').slice(0, LONGEST).replace(unwritable, ' ');
}

function yesNo(value: boolean, kind: Column['kind']): string {
  if (kind === 'yesNo') return value ? 'yes' : 'no';
  return String(value);
}
