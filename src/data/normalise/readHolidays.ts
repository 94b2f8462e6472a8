import type { Holiday } from '@/shop/ShopHours';
import { clockRange, plainHours, RANGE } from './clockRange';
import { partsOf, type ReadParts, readParts } from './partsOf';
import { readDay } from './readDay';

const DATE = String.raw`(\d{4}-\d{2}-\d{2})`;
const form = new RegExp(`^${DATE}(?: to ${DATE})? (?:closed|${RANGE})$`, 'i');

/**
 * Reads holidays, one on each line or between semicolons, typed as "2027-10-09 closed" or
 * "2027-10-09 to 2027-10-12 10:00-23:30". In order of their dates.
 */
export function readHolidays(found: unknown): ReadParts<Holiday> {
  const { values, wrong } = readParts(partsOf(found, /[;\n]/), readPart);
  return { values: [...values].sort((one, other) => one.from.localeCompare(other.from)), wrong };
}

function readPart(part: string): Holiday | undefined {
  const [, first = '', last = first, opens, closes] = plainHours(part).match(form) ?? [];
  // Only a date that exists.
  const [from, to] = [readDay(first), readDay(last)];
  if (!from || !to || to < from) return undefined;
  return { from, to, ...(opens && closes ? clockRange(opens, closes) : {}) };
}
