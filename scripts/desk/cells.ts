import type { Collection, ItemKind } from '../../src/catalogue/collections';
import { spellingKey } from '../../src/catalogue/fold';
import { documentFields } from '../../src/data/normalise/documentFields';
import { fieldKinds } from '../../src/data/normalise/fieldKinds';
import { plainText } from '../../src/data/normalise/plainText';
import { readAmount } from '../../src/data/normalise/readAmount';
import { typedFields } from '../../src/data/normalise/readFields';
import { saysNothing } from '../../src/data/normalise/saysNothing';
import type { DocumentFields } from '../database/Database';
import type { Column, Tab } from './tabs';

/** Values by field, as the cells of a row say them. */
export type RowFields = Readonly<Record<string, string | number>>;

/** Characters that spreadsheets refuse: control characters, lone surrogates, noncharacters, U+FFFD. */
const unwritable = /(?![\t\n])\p{Cc}|\p{Cs}|\p{Noncharacter_Code_Point}|\ufffd/gu;

/** A text as a cell holds it: with plain line ends, without spaces around it, at most 32,000 characters. */
export function tidy(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(unwritable, ' ').slice(0, 32_000).trim();
}

/** A document's field as the content of a cell; empty for what is neither text, number nor yes or no. */
function cellOf(value: unknown): string | number {
  if (typeof value === 'string') return tidy(value);
  if (typeof value === 'number') return Number.isFinite(value) ? value : '';
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : '';
}

/** What a cell shows while it loads, or when its formula failed, in Google Sheets, Excel and LibreOffice. */
const unready =
  /^(?:loading(?:\.{3}|…)|লোড হচ্ছে(?:\.{3}|…)|लोड हो रहा है(?:\.{3}|…)|err:\d{3}|#(?:REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!|ERROR!|BUSY!|BLOCKED!|CONNECT!|FIELD!|UNKNOWN!|GETTING_DATA))$/iu;

/** Whether a cell has no value at present: it loads, or its formula failed. */
export function isUnready(text: string): boolean {
  return unready.test(text.trim());
}

/** Whether a cell counts as empty where neither a yes nor an amount is asked for: so do a checkbox's FALSE and a formula's 0. */
export function isEmpty(text: string): boolean {
  return /^(?:0|false)?$/i.test(text) || (saysNothing(text) && !isUnready(text));
}

/** The value of a field for the text of its cell; undefined for nothing. What can't be read stays a text. */
export function readCell(column: Column, text: string): string | number | undefined {
  const typed = tidy(text);
  if (!typed) return undefined;
  if (fieldKinds[column.kind].cells === 'answer') return answerOf(column, typed);
  if (saysNothing(typed)) return undefined;
  return column.kind === 'rupees' || column.kind === 'percent'
    ? (readAmount(plainText(typed), column.kind) ?? typed)
    : typed;
}

/** Reads a yes or a no; the heading's own words mean yes. Undefined for the one that an empty cell means, too. */
function answerOf({ heading, kind }: Column, typed: string): string | undefined {
  const { value, code } = fieldKinds[kind].read(
    spellingKey(typed) === spellingKey(heading) ? 'yes' : typed,
  );
  if (value !== undefined) return value ? 'yes' : 'no';
  return code && !saysNothing(typed) ? typed : undefined;
}

/** The documents of a shelf that a row can have, by id, as their rows would have them. */
export function shelfRows(
  tab: Tab,
  { document: only }: Collection,
  documents: Iterable<readonly [id: string, document: DocumentFields]>,
): Map<string, RowFields> {
  const all = [...documents].map(([id, document]) => [id, rowFields(tab, document)] as const);
  return new Map(all.filter(([id, fields]) => isNamed(tab.kind, fields) && (!only || id === only)));
}

/** A document's fields as its row would have them. */
function rowFields({ kind, columns }: Tab, document: DocumentFields): RowFields {
  const typed = typedFields(document, documentFields[kind]);
  const fields: Record<string, string | number> = {};
  for (const column of columns) {
    const value = readCell(column, String(cellOf(typed[column.field])));
    if (value !== undefined) fields[column.field] = value;
  }
  return fields;
}

/** The fields of which a document needs one, and its row. */
const naming: Readonly<Record<ItemKind, readonly string[]>> = {
  product: ['title', 'img'],
  photo: ['title', 'img'],
  slide: ['slider1', 'slider2', 'slider3'],
  video: ['title', 'Vedioyoutube', 'words', 'img'],
  notice: ['hours', 'holidays', 'delivery'],
};

/** Whether a document has what it needs to be one. `unready`: fields whose cells have no value at present. */
export function isNamed(
  kind: ItemKind,
  fields: RowFields,
  unready: readonly string[] = [],
): boolean {
  return naming[kind].some((one) => !isEmpty(String(fields[one] ?? '')) || unready.includes(one));
}
