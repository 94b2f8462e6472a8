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

const part = /^(\d{4}-\d{2}-\d{2})(?:-(\d{4}-\d{2}-\d{2}))?:? (.+)$/;

/**
 * Parses holidays as people write them: "2026-10-20 closed, 2026-10-18 to 2026-10-19 10:00-23:30". Empty for an empty
 * text; undefined if a part is malformed or a date does not exist.
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
  const [, from = '', to = from, times = ''] = text.match(part) ?? [];
  if (!isDay(from) || !isDay(to) || to < from) return undefined;
  if (meansClosed(times)) return { from, to };
  const range = readClockRange(times);
  return range && { from, to, ...range };
}

/** Whether the date exists: 30 February does not. */
function isDay(date: string): boolean {
  const at = Date.parse(date);
  return Number.isFinite(at) && new Date(at).toISOString().startsWith(date) && date !== '';
}
