import type { Diagnostic } from '@/catalogue/Diagnostic';
import { indianTime } from '@/shop/indianTime';

/** The first and last day or month on the site, such as 2026-09-12 or 2026-09. */
interface Days {
  readonly show?: string;
  readonly until?: string;
}

const WEEK_MS = 7 * 24 * 60 * 60_000;

/** Whether a document is shown now, by the day in India, and its diagnostics. `now`: in milliseconds since 1970. */
export function daysShown(
  { show, until }: Days,
  now: number,
): { readonly isOff: boolean; readonly diagnostics: readonly Diagnostic[] } {
  if (show && until && !reaches(until, show))
    return off({ code: 'daysCrossed', field: 'until', found: until, meant: show });
  if (show && indianTime(now).date < show)
    return off({ code: 'notYet', field: 'show', found: show });
  if (!until) return { isOff: false, diagnostics: [] };
  if (!reaches(until, indianTime(now).date))
    return off({ code: 'over', field: 'until', found: until });
  const endsSoon = !reaches(until, indianTime(now + WEEK_MS).date);
  return {
    isOff: false,
    diagnostics: endsSoon ? [{ code: 'endsSoon', field: 'until', found: until }] : [],
  };
}

function reaches(last: string, day: string): boolean {
  return day.slice(0, last.length) <= last;
}

function off(diagnostic: Diagnostic) {
  return { isOff: true, diagnostics: [diagnostic] };
}
