import type { CellKind } from '../../src/data/normalise/DocumentField';
import { plainText } from '../../src/data/normalise/plainText';
import { readAmount, readNumber } from '../../src/data/normalise/readAmount';
import { readDay } from '../../src/data/normalise/readDay';
import { readYesNo } from '../../src/data/normalise/readYesNo';
import { cellFault } from './cellFault';
import { cellText } from './cellOf';
import { misread } from './misread';
import { refusalWords } from './refusalWords';
import type { Cell } from './SheetTable';

/** What a cell says: a value, nothing (an empty cell), or why it can't be read. */
export type CellReading =
  | { readonly value: string | number | boolean | undefined }
  | { readonly reason: string };

/** Reads a cell, without the apostrophe of `protectText`. */
export function readCell(cell: Cell, kind: CellKind): CellReading {
  if (cell instanceof Date) {
    const date = cell.toISOString().slice(0, 10);
    if (kind === 'day' || kind === 'days') return { value: date };
    return kind === 'month' ? { value: monthOf(date) } : { reason: refusalWords().madeDate };
  }
  if (String(cell).trim() === '') return { value: undefined };
  const fault = cellFault(cell) ?? misread(String(cell));
  if (fault) return { reason: fault };
  return readers[kind](cell);
}

type Filled = Exclude<Cell, Date>;

const readers: Readonly<Record<CellKind, (cell: Filled) => CellReading>> = {
  text: (cell) => text(cellText(String(cell)).trim()),
  /** As for holidays. Spreadsheets make a date of a single day. */
  days: (cell) => text(cellText(String(cell)).trim()),
  month: (cell) => month(cellText(String(cell)).trim()),
  rupees: (cell) => amount(amountOf(cell, 'rupees'), 'notRupees'),
  percent: (cell) => amount(percentOf(cell), 'notPercent'),
  number: (cell) => amount(numberOf(cell), 'notNumber'),
  yesNo,
  day,
};

/** 11/2027, as on a pack, from the spreadsheet's date. @param date 2027-11-06 or 2027-11 */
function monthOf(date: string): string {
  const [year, number] = date.split('-');
  return `${number}/${year}`;
}

/** CSV files have 11/2027 as Nov-27, or as a count of days: 46692. */
function month(value: string): CellReading {
  const date = /[a-z]-\d{2}$/i.test(value) ? readDay(value) : undefined;
  if (date) return { value: monthOf(date) };
  return /^\d{5}$/.test(value) ? { reason: refusalWords().notMonth } : text(value);
}

const name = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)';

/** Excel writes 4-6 as 04-Jun, 4-6-26 as 04-Jun-26, 12-2026 as Dec-26. */
const madeDate = new RegExp(`^(?:\\d{1,2}-${name}(?:-\\d{2}|-\\d{4})?|${name}-\\d{2})$`, 'i');

/** Question marks for words in other letters, but not "Dry skin ???", which asks. */
const lostLetters = /^[?\s]+$|^\?{2}|[("'“]\?{2}|[\s/|,;:-]\?{4}|\?\s+\?{2}/;

function text(value: string): CellReading {
  if (madeDate.test(value)) return { reason: refusalWords().madeDate };
  return lostLetters.test(value) ? { reason: refusalWords().lettersLost } : { value };
}

function amount(
  value: number | undefined,
  fault: 'notRupees' | 'notPercent' | 'notNumber',
): CellReading {
  if (value === undefined) return { reason: refusalWords()[fault] };
  return { value: Math.round(value * 100) / 100 };
}

/** A number below zero is no amount. */
function amountOf(cell: Filled, kind: 'rupees' | 'percent'): number | undefined {
  return typeof cell === 'number' && cell < 0 ? undefined : readAmount(plainText(cell), kind);
}

/** A spreadsheet stores 20 % as 0.2. */
function percentOf(cell: Filled): number | undefined {
  const value = amountOf(cell, 'percent');
  const isFraction = value !== undefined && value > 0 && value < 1;
  return isFraction && !/%|percent/i.test(String(cell)) ? value * 100 : value;
}

function numberOf(cell: Filled): number | undefined {
  if (typeof cell === 'number') return cell;
  const typed = String(cell).trim();
  const size = readNumber(typed.replace(/^[-−]/, ''));
  return size !== undefined && /^[-−]/.test(typed) ? -size : size;
}

function yesNo(cell: Filled): CellReading {
  const value = readYesNo(cell);
  return value === undefined ? { reason: refusalWords().notYesNo } : { value };
}

function day(cell: Filled): CellReading {
  const value = readDay(cell);
  return value === undefined ? { reason: refusalWords().notDay } : { value };
}
