import { meansClosed, plainHours } from './plainHours';
import { readClockRange } from './readClockRange';

/** Days on which the shop has different hours or is closed. Dates look like 2026-10-20, in Indian time. */
export interface Holiday {
  readonly from: string;
  /** The last day, inclusive. */
  readonly to: string;
  /** As 24-hour HH:MM, both or neither; without them the shop is closed. */
  readonly opens?: string;
  readonly closes?: string;
}

const day = String.raw`\d{4}-\d{2}-\d{2}|\d{1,2}(?:st|nd|rd|th)?[ \-/.](?:\d{1,2}|[a-z]{3,9}\.?)[ \-/.]\d{4}`;
const part = new RegExp(`^(${day})(?:-(${day}))?:? (.+)$`);

/** The beginnings of the months' names, January first. */
const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/**
 * Parses holidays as people write them: "2026-10-20 closed, 18 Oct 2026 to 19 Oct 2026 10:00-23:30". Numbers alone are
 * day, month, year, as in India. Empty for an empty text; undefined if a part is malformed or a date does not exist.
 */
export function readHolidays(text: string): Holiday[] | undefined {
  const parts = plainHours(text)
    .split(/[,;]/)
    .flatMap((one) => one.trim() || []);
  const read = parts.map(readPart);
  return read.every((one) => one !== undefined)
    ? read.sort((one, other) => one.from.localeCompare(other.from))
    : undefined;
}

function readPart(text: string): Holiday | undefined {
  const [, first = '', last = first, times = ''] = text.match(part) ?? [];
  const [from, to] = [isoDay(first), isoDay(last)];
  if (!isDay(from) || !isDay(to) || to < from) return undefined;
  if (meansClosed(times)) return { from, to };
  const range = readClockRange(times);
  return range && { from, to, ...range };
}

/** A date such as "20 oct 2026" or "20-10-2026" in ISO form; any other as it is. */
function isoDay(text: string): string {
  const [, date = '', month = '', year] =
    text.match(/^(\d{1,2})(?:st|nd|rd|th)?[ \-/.](.+?)\.?[ \-/.](\d{4})$/) ?? [];
  if (!year) return text;
  const number = /^\d/.test(month) ? month : months.indexOf(month.slice(0, 3)) + 1;
  return [year, number, date].map((one) => String(one).padStart(2, '0')).join('-');
}

/** Whether the date exists: 30 February does not. */
function isDay(date: string): boolean {
  const at = Date.parse(date);
  return Number.isFinite(at) && new Date(at).toISOString().startsWith(date) && date !== '';
}
