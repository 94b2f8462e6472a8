import type { Diagnostic, ShelfDiagnostic } from '@/catalogue/Diagnostic';
import { readHolidays } from '@/shop/readHolidays';
import { readOpeningHours } from '@/shop/readOpeningHours';
import { excerpt } from '../normalise/excerpt';
import { omitUndefined } from '../normalise/omitUndefined';
import { readText } from '../normalise/readText';

/** Diagnostics for the documents of the collection with the opening hours. Only the first document is used. */
export function hoursDiagnostics(documents: Readonly<Record<string, unknown>>): ShelfDiagnostic[] {
  const [first, ...others] = Object.keys(documents).sort();
  if (first === undefined) return [{ code: 'noHours', ids: [] }];
  const { hours, holidays } = Object(documents[first]) as Readonly<Record<string, unknown>>;
  const said = [
    ...diagnosticOn('hours', hours, readOpeningHours, true),
    ...diagnosticOn('holidays', holidays, readHolidays, false),
  ];
  return [
    ...said.map((diagnostic) => ({ ...diagnostic, ids: [first] })),
    ...others.map((id): ShelfDiagnostic => ({ code: 'beyondLimit', ids: [id] })),
  ];
}

function diagnosticOn(
  field: string,
  found: unknown,
  read: (text: string) => unknown,
  isNeeded: boolean,
): Diagnostic[] {
  const text = readText(found, 2_000);
  if (text === undefined && excerpt(found) === undefined)
    return isNeeded ? [{ code: 'missing', field }] : [];
  if (text !== undefined && read(text) !== undefined) return [];
  return [{ code: 'unreadable', field, ...omitUndefined({ found: excerpt(found) }) }];
}
