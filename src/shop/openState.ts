import { indianTime } from './indianTime';
import type { ShopHours } from './ShopHours';

/** Whether the shop is open, and until when or when it opens next. Times are minutes since midnight in India. */
export type OpenState =
  /** Without `until` it never closes. */
  | { readonly open: true; readonly until?: number }
  | { readonly open: false; readonly next?: NextOpening };

interface NextOpening {
  /** 0 for today. */
  readonly inDays: number;
  /** 0 for Monday. */
  readonly weekday: number;
  readonly minutes: number;
}

const DAY = 24 * 60;

/** No opening is announced that is further ahead than this. */
const DAYS_AHEAD = 14;

const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/** In minutes since today's midnight; may be negative or beyond one day. */
type Span = readonly [from: number, to: number];

/** Whether the shop is open at a moment (milliseconds since 1970), and what comes next. Handles hours past midnight. */
export function openState(hours: ShopHours, at: number): OpenState {
  const { date, weekday, minutes } = indianTime(at);
  const spans: Span[] = [];
  for (let day = -1; day <= DAYS_AHEAD; day += 1) {
    const own = spansOf(hours, dateAfter(date, day), weekdays[weekdayAfter(weekday, day)] ?? '');
    spans.push(...own.map(([from, to]): Span => [from + day * DAY, to + day * DAY]));
  }
  const joined = join(spans);
  const current = joined.find(([from, to]) => from <= minutes && minutes < to);
  if (current) {
    const [, to] = current;
    return to > DAY * DAYS_AHEAD ? { open: true } : { open: true, until: to % DAY };
  }
  const [next] = joined.find(([from]) => from > minutes) ?? [];
  if (next === undefined) return { open: false };
  const inDays = Math.floor(next / DAY);
  const opening = { inDays, weekday: weekdayAfter(weekday, inDays), minutes: next % DAY };
  return { open: false, next: opening };
}

/** The hours of one date. A holiday's hours replace the week's. */
function spansOf({ times, holidays }: ShopHours, date: string, weekday: string): Span[] {
  const own = holidays.filter(({ from, to }) => from <= date && date <= to);
  const kept =
    own.length > 0 ? own : times.filter(({ days }) => days.some((day) => day === weekday));
  return kept.flatMap(({ opens, closes }) =>
    opens && closes ? [spanOf(minutesOf(opens), minutesOf(closes))] : [],
  );
}

/** Closing at or before the opening time means: on the next day. */
function spanOf(from: number, to: number): Span {
  return [from, to > from ? to : to + DAY];
}

/** Merges spans that touch or overlap: closing at midnight to open at midnight is not closing. */
function join(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const [from, to] of [...spans].sort(([one], [other]) => one - other)) {
    const [start, end] = joined.at(-1) ?? [];
    if (start !== undefined && end !== undefined && from <= end)
      joined[joined.length - 1] = [start, Math.max(end, to)];
    else joined.push([from, to]);
  }
  return joined;
}

function minutesOf(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * 60 + minute;
}

function weekdayAfter(weekday: number, days: number): number {
  return (weekday + days + 7) % 7;
}

function dateAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY * 60_000).toISOString().slice(0, 10);
}
