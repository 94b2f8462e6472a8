import type { Diagnostic } from '@/catalogue/Diagnostic';
import { indianTime } from '@/shop/indianTime';

/** The first and last day or month on the site, such as 2026-09-12 or 2026-09. */
interface Days {
  readonly show?: string;
  readonly until?: string;
}

/** Why a document is not shown now, by the day in India; undefined if it is. `now`: in milliseconds since 1970. */
export function outOfDays({ show, until }: Days, now: number): Diagnostic | undefined {
  if (show && until && !reaches(until, show))
    return { code: 'daysCrossed', field: 'until', found: until, meant: show };
  const { date } = indianTime(now);
  const isOff = (show && date < show) || (until && !reaches(until, date));
  return isOff ? { code: 'hidden' } : undefined;
}

function reaches(last: string, day: string): boolean {
  return day.slice(0, last.length) <= last;
}
