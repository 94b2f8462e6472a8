import type { RestValue } from '../push/encodeFields';
import type { Column } from './Column';
import type { Cell } from './SheetTable';

/** In characters. An Excel cell holds 32,767. */
const LONGEST = 32_000;

/**
 * Characters that spreadsheets refuse: control characters except tab and line end, lone surrogates, noncharacters, and
 * U+FFFD.
 */
const unwritable = /(?![\t\n])\p{Cc}|\p{Cs}|\p{Noncharacter_Code_Point}|\ufffd/gu;

/** A document's field as a cell. A value that is no text, number or boolean becomes JSON. */
export function cellOf(value: RestValue | undefined, { kind }: Pick<Column, 'kind'>): Cell {
  if (value === undefined || 'nullValue' in value) return '';
  if ('stringValue' in value) return cellText(value.stringValue);
  if ('booleanValue' in value) return yesNo(value.booleanValue, kind);
  const number = 'integerValue' in value ? value.integerValue : Object(value).doubleValue;
  if (number === undefined) return cellText(JSON.stringify(value));
  return kind === 'text' || kind === 'month' || !isPlain(String(Number(number)))
    ? String(number)
    : Number(number);
}

/** Whether every program reads it as a number: not "NaN", and no exponent. */
function isPlain(number: string): boolean {
  return /^-?\d+(?:\.\d+)?$/.test(number);
}

/** A text as a cell can hold it: cut, with `\n` as line end, and without characters that spreadsheets refuse. */
export function cellText(text: string): string {
  return text.replace(/\r\n?/g, '\n').slice(0, LONGEST).replace(unwritable, ' ');
}

function yesNo(value: boolean, kind: Column['kind']): string {
  if (kind === 'yesNo') return value ? 'yes' : 'no';
  return String(value);
}
