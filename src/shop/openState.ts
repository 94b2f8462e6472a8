import { indianTime } from './indianTime';
import { days, minutesOf, type ShopHours } from './ShopHours';

/** Whether the shop is open, and what comes next. Times are minutes since midnight in India. */
export type OpenState =
  /** Without `until` it never closes. */
  | { readonly open: true; readonly until?: number }
  | { readonly open: false; readonly next?: NextOpening };

interface NextOpening {
  /** 0 for today. */
  readonly inDays: number;
  readonly weekday: number;
  readonly minutes: number;
}

const DAY = 24 * 60;
const DAY_MS = DAY * 60_000;

/** In days. Openings further ahead are not announced. */
const DAYS_AHEAD = 14;

/** The state at a moment (milliseconds since 1970). Handles hours past midnight. */
export function openState(hours: ShopHours, at: number): OpenState {
  const { date, weekday, minutes } = indianTime(at);
  // The end of the opening times found so far, in minutes since today's midnight.
  let until = minutes;
  for (let day = -1; day <= DAYS_AHEAD; day += 1) {
    const on = new Date(Date.parse(date) + day * DAY_MS).toISOString().slice(0, 10);
    const dayOfWeek = (weekday + day + 7) % 7;
    for (const [opens, closes] of spansOn(on, dayOfWeek, hours)) {
      const from = day * DAY + opens;
      if (from > until) {
        return until > minutes
          ? { open: true, until: until % DAY }
          : { open: false, next: { inDays: day, weekday: dayOfWeek, minutes: opens } };
      }
      // A shop that closes at midnight and opens at midnight stays open.
      until = Math.max(until, day * DAY + closes);
    }
  }
  if (until === minutes) return { open: false };
  return until > DAY * DAYS_AHEAD ? { open: true } : { open: true, until: until % DAY };
}

/** The opening times of a date, sorted, in minutes since its midnight. A holiday's hours replace the usual ones. */
function spansOn(date: string, weekday: number, { times, holidays }: ShopHours) {
  const own = holidays.filter(({ from, to }) => from <= date && date <= to);
  const valid =
    own.length > 0 ? own : times.filter((one) => one.days.some((day) => day === days[weekday]));
  return valid
    .flatMap(({ opens, closes }) => {
      if (!opens || !closes) return [];
      const [from, to] = [minutesOf(opens), minutesOf(closes)];
      return [[from, to > from ? to : to + DAY] as const];
    })
    .sort(([one], [other]) => one - other);
}
