import type { RestValue } from '../push/encodeFields';
import type { Column } from './columns';
import type { Cell } from './SheetTable';

/** A cell of Excel holds no more. */
const LONGEST = 32_000;

/** What spreadsheets can't hold: control characters but tab and line end, halves of letters, what never is one or was lost. */
const unwritable = /(?![\t\n])\p{Cc}|\p{Cs}|\p{Noncharacter_Code_Point}|\ufffd/gu;

/** A field of a document as a cell; what is no text, number or yes-or-no as JSON, to be seen and left alone. */
export function cellOf(value: RestValue | undefined, { kind }: Pick<Column, 'kind'>): Cell {
  if (value === undefined || 'nullValue' in value) return '';
  if ('stringValue' in value) return cellText(value.stringValue);
  if ('booleanValue' in value) return yesNo(value.booleanValue, kind);
  const number = 'integerValue' in value ? value.integerValue : Object(value).doubleValue;
  if (number === undefined) return cellText(JSON.stringify(value));
  return kind === 'text' || !isPlain(String(Number(number))) ? String(number) : Number(number);
}

/** No "NaN", and none with an exponent: not every program reads those as numbers. */
function isPlain(number: string): boolean {
  return /^-?\d+(?:\.\d+)?$/.test(number);
}

/** A text as a cell can hold it, line ends as spreadsheets write them. */
export function cellText(text: string): string {
  return text.replace(/\r\n?/g, '\n').slice(0, LONGEST).replace(unwritable, ' ');
}

function yesNo(value: boolean, kind: Column['kind']): string {
  if (kind === 'yesNo') return value ? 'yes' : 'no';
  return String(value);
}
