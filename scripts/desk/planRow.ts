import { findingOf } from '../../src/answers/report/findingOf';
import type { FieldReader, ParsedField } from '../../src/data/normalise/DocumentField';
import { fieldKinds } from '../../src/data/normalise/fieldKinds';
import { readDay } from '../../src/data/normalise/readDay';
import { safeAddress } from '../../src/data/normalise/safeAddress';
import { indianTime } from '../../src/shop/indianTime';
import type { DocumentFields } from '../database/Database';
import { cellOf, columnFields, readCell } from './cells';
import type { PicturedRow } from './findPictures';
import { digestOf } from './memory';
import type { Shelf } from './readShelves';
import type { SyncContext } from './SyncContext';
import type { PlannedRow } from './TabPlan';
import type { Column, Tab } from './tabs';

/** Plans a row. A field whose cell has no value at present, or none that the site can read, stays as it was. */
export function planRow(
  tab: Tab,
  row: PicturedRow,
  shelves: readonly Shelf[],
  context: SyncContext,
): PlannedRow {
  const shelf = shelves.find(({ collection }) => collection === row.collection);
  const left = shelf?.ids.has(row.id)
    ? undefined
    : shelves.find(
        ({ collection, stored }) => collection !== row.collection && stored?.has(row.id),
      );
  const before = shelf?.stored?.get(row.id) ?? left?.stored?.get(row.id);
  const memory = shelf?.memories[row.id] ?? left?.memories[row.id];
  const kept = keptAddresses(row, before);
  const fields = { ...row.fields, ...kept };
  const faults = new Map<string, string>();
  for (const column of tab.columns) {
    const { field } = column;
    const old = readCell(column, String(cellOf(before?.[field])));
    const fault = faultOf(column, row, old, context);
    if (fault !== undefined) faults.set(field, fault);
    if (fault !== undefined && old !== undefined) fields[field] = old;
    else if (column.kind === 'day' && fields[field] !== undefined)
      fields[field] = withYear(fields[field], old, context);
  }
  const isMoved = left !== undefined;
  const isChanged = shelf?.stored !== undefined && (isMoved || !isSame(tab, fields, before));
  const isUndo = memory?.was === digestOf({ ...row.typed, ...kept });
  return { ...row, fields, faults, before, memory, isMoved, isChanged, isUndo, isWaiting: false };
}

/** Addresses on the web that the document already has: it keeps them, until the cell has another. */
function keptAddresses(
  { pictures }: PicturedRow,
  before: DocumentFields | undefined,
): Record<string, string> {
  const kept = [...pictures].flatMap(([field, { source }]) => {
    const old = String(cellOf(before?.[field]));
    return source && source === safeAddress(old) ? [[field, old]] : [];
  });
  return Object.fromEntries(kept);
}

/** Why a cell is not taken, so that an old value stays; undefined for one that is. */
function faultOf(
  { field, heading, kind }: Column,
  row: PicturedRow,
  old: string | number | undefined,
  { words, language }: SyncContext,
): string | undefined {
  const reason = row.faults.get(field);
  if (reason !== undefined)
    return old === undefined ? `${heading}: ${reason}` : words.oldPhoto(heading, reason);
  if (row.unready.includes(field)) return words.unready(heading);
  if (
    kind === 'picture' ||
    old === undefined ||
    !isSpoiltBy(row.fields[field], old, fieldKinds[kind].read)
  )
    return undefined;
  const found = String(row.fields[field]);
  const diagnostic = { code: 'unreadable', ids: [], field, typed: found } as const;
  const { cure } = findingOf(row.collection ?? '', diagnostic, language);
  return `${words.unreadable(heading, found)} ${cure}`;
}

/** A day with its year: the one that the document has, or the next. A document has no other: it would come anew each year. */
function withYear(typed: string | number, old: string | number | undefined, { at }: SyncContext) {
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

/** A row of whose cells only those of the fields `prompt` are taken; the rest of its document stays. */
export function waitingRow(
  tab: Tab,
  row: PlannedRow,
  shelves: readonly Shelf[],
  prompt: readonly string[],
): PlannedRow {
  const { before, isMoved, collection } = row;
  const fields = columnFields(tab, before);
  for (const field of prompt) {
    delete fields[field];
    const typed = row.fields[field];
    if (typed !== undefined) fields[field] = typed;
  }
  const isRead = shelves.some((shelf) => shelf.collection === collection && shelf.stored);
  const isChanged = isRead && before !== undefined && !isMoved && !isSame(tab, fields, before);
  return { ...row, fields, pictures: new Map(), isChanged, isWaiting: true };
}

/** Whether a document has these fields, those of them that count. */
export function isSame(
  tab: Tab,
  fields: Readonly<Record<string, unknown>>,
  before: DocumentFields | undefined,
  counts: (field: string) => boolean = () => true,
): boolean {
  const old = before && columnFields(tab, before);
  return (
    old !== undefined &&
    tab.columns.every(({ field }) => !counts(field) || old[field] === fields[field])
  );
}
