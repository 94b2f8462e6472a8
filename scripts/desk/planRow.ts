import { isDeepStrictEqual } from 'node:util';
import { findingOf } from '../../src/answers/report/findingOf';
import type { FieldReader, ParsedField } from '../../src/data/normalise/DocumentField';
import { fieldKinds } from '../../src/data/normalise/fieldKinds';
import { readDay } from '../../src/data/normalise/readDay';
import { safeAddress } from '../../src/data/normalise/safeAddress';
import { indianTime } from '../../src/shop/indianTime';
import type { RowFields } from './cells';
import type { PicturedRow } from './findPictures';
import { digestOf } from './memory';
import type { PlannedRow } from './PlannedRow';
import type { Shelf } from './readShelves';
import type { TabContext } from './SyncContext';
import type { Column } from './tabs';

type Value = RowFields[string];

/** Plans a row. A field whose cell has no value at present, or none that the site can read, stays as it was. */
export function planRow(
  row: PicturedRow,
  shelves: readonly Shelf[],
  context: TabContext,
): PlannedRow {
  const shelf = shelves.find(({ collection }) => collection.name === row.collection);
  const left = shelf?.ids.has(row.id)
    ? undefined
    : shelves.find((one) => one !== shelf && one.stored?.has(row.id));
  const before = (left ?? shelf)?.stored?.get(row.id);
  const memory = shelf?.memories[row.id] ?? left?.memories[row.id];
  const typed: Record<string, Value> = { ...row.fields };
  const document: Record<string, Value> = {};
  const faults = new Map<string, string>();
  for (const column of context.tab.columns) {
    const { field, kind } = column;
    const old = before?.[field];
    const { source } = row.pictures.get(field) ?? {};
    // A document keeps an address on the web that it has, until the cell has another.
    if (source && old !== undefined && source === safeAddress(old)) typed[field] = old;
    const fault = cellFault(column, row, old, context);
    if (fault !== undefined) faults.set(field, fault);
    const now = kind === 'day' ? withYear(typed[field], old, context) : typed[field];
    const value = fault === undefined ? now : old;
    if (value !== undefined) document[field] = value;
  }
  const isMoved = left !== undefined;
  const isChanged =
    shelf?.stored !== undefined && (isMoved || !isDeepStrictEqual(document, before));
  const isUndo = memory?.was === digestOf(typed);
  return { ...row, shelf, before, memory, document, faults, isMoved, isChanged, isUndo };
}

/** Why a cell is not taken, so that an old value stays; undefined for one that is. */
function cellFault(
  { field, heading, kind }: Column,
  row: PicturedRow,
  old: Value | undefined,
  { words, language }: TabContext,
): string | undefined {
  const reason = row.photoFaults.get(field);
  if (reason !== undefined)
    return old === undefined ? `${heading}: ${reason}` : words.oldPhoto(heading, reason);
  if (row.unready.includes(field)) return words.unready(heading);
  if (
    kind === 'picture' ||
    old === undefined ||
    !isSpoiltBy(row.fields[field], old, fieldKinds[kind].read)
  )
    return undefined;
  const typed = String(row.fields[field]);
  const diagnostic = { code: 'unreadable', ids: [], field, typed } as const;
  const { cure } = findingOf(row.collection ?? '', diagnostic, language);
  return `${words.unreadable(heading, typed)} ${cure}`;
}

/** A day with its year: the one that the document has, or the next. A document has no other: it would come anew each year. */
function withYear(typed: Value | undefined, old: Value | undefined, { at }: TabContext) {
  const { date } = indianTime(at);
  const next = readDay(typed, date);
  if (!next || readDay(typed)) return typed;
  const same = readDay(old);
  return same?.slice(4) === next.slice(4) ? (old ?? next) : next;
}

/** Whether the site can read the old value of a field, but not the new one. */
function isSpoiltBy(value: unknown, old: unknown, read: FieldReader<unknown>): boolean {
  const isUnread = ({ value, code, mistakes = [] }: ParsedField<unknown>) =>
    value === undefined && (code !== undefined || mistakes.length > 0);
  return isUnread(read(value)) && !isUnread(read(old));
}
