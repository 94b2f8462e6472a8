import type { Holiday } from '../../shop/ShopHours';
import { readDay } from '../normalise/readDay';
import { meansClosed, plainHours } from './plainHours';
import { readClockRange } from './readClockRange';

const day = String.raw`\d{4}-\d{2}-\d{2}|\d{1,2}(?:st|nd|rd|th)?[ \-/.](?:\d{1,2}|[a-z]{3,9}\.?)[ \-/.]\d{4}`;
const part = new RegExp(`^(${day})(?:-(${day}))?(?::? (.+))?$`);

/**
 * Parses holidays such as "2026-10-20 closed, 18 Oct 2026 to 19 Oct 2026 10:00-23:30"; without times the shop is
 * closed. Empty for an empty text; undefined if a part is malformed or a date does not exist.
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
  const [, first = '', last = first, times = 'closed'] = text.match(part) ?? [];
  // `readDay` reads hyphens, but not all other signs between day, month and year.
  const [from, to] = [first, last].map((one) => readDay(one.replace(/[ /.-]+/g, '-')));
  if (!from || !to || to < from) return undefined;
  if (meansClosed(times)) return { from, to };
  const range = readClockRange(times);
  return range && { from, to, ...range };
}
