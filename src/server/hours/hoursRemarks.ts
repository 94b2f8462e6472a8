import type { Remark, ShelfRemark } from '@/catalogue/Remark';
import { readHolidays } from '@/shop/readHolidays';
import { readOpeningHours } from '@/shop/readOpeningHours';
import { excerpt } from '../normalise/excerpt';
import { readText } from '../normalise/readText';
import { withoutAbsent } from '../normalise/withoutAbsent';

/** What there is to remark on the documents of the collection that says when the shop is open: only the first is read. */
export function hoursRemarks(documents: Readonly<Record<string, unknown>>): ShelfRemark[] {
  const [first, ...others] = Object.keys(documents).sort();
  if (first === undefined) return [{ code: 'emptyShelf', ids: [] }];
  const { hours, holidays } = Object(documents[first]) as Readonly<Record<string, unknown>>;
  const said = [
    ...remarkOn('hours', hours, readOpeningHours, true),
    ...remarkOn('holidays', holidays, readHolidays, false),
  ];
  return [
    ...said.map((remark) => ({ ...remark, ids: [first] })),
    ...others.map((id): ShelfRemark => ({ code: 'beyondLimit', ids: [id] })),
  ];
}

function remarkOn(
  field: string,
  found: unknown,
  read: (text: string) => unknown,
  isNeeded: boolean,
): Remark[] {
  const text = readText(found, 2_000);
  if (text === undefined && excerpt(found) === undefined)
    return isNeeded ? [{ code: 'missing', field }] : [];
  if (text !== undefined && read(text) !== undefined) return [];
  return [{ code: 'unreadable', field, ...withoutAbsent({ found: excerpt(found) }) }];
}
