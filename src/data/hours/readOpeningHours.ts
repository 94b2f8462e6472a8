import { type ClockRange, type Day, days, type OpeningHours } from '../../shop/ShopHours';
import { meansClosed, plainHours } from './plainHours';
import { readClockRange } from './readClockRange';
import { readDays } from './readDays';

/** A part between commas: days, times or both. `hours`: empty for a closed day, absent without times. */
interface Part {
  readonly days: readonly Day[];
  readonly hours?: readonly ClockRange[];
}

/**
 * Parses weekly hours: "Mo-Sa 10:00-20:30, Su 10:00-14:00", "Mon-Sat 10am-8pm; Sunday closed", "সোম-শনি ১০:০০-২০:০০".
 * Later times replace overlapping ones; unnamed days are closed. Undefined if malformed, or if every day is closed.
 */
export function readOpeningHours(text: string): OpeningHours[] | undefined {
  const parts = plainHours(text)
    .split(/[,;]/)
    .flatMap((part) => part.trim() || [])
    .map(readPart);
  if (!parts.every((part) => part !== undefined)) return undefined;
  const week = new Map<Day, readonly ClockRange[]>();
  let named: readonly Day[] = [];
  let waiting = false;
  for (const part of parts) {
    named = waiting ? [...named, ...part.days] : part.days.length > 0 ? part.days : named;
    waiting = part.hours === undefined;
    if (named.length === 0) return undefined;
    for (const day of named) setHours(week, day, part.hours);
  }
  const hours = waiting ? [] : grouped(week);
  return hours.length > 0 ? hours : undefined;
}

function readPart(part: string): Part | undefined {
  const [, named = '', times] = part.match(/^([^\d]*?):? ?(\d.*)?$/u) ?? [];
  const words = named.split(' ');
  const closed = times === undefined && meansClosed(words.at(-1) ?? '');
  const dayText = (closed ? words.slice(0, -1).join(' ') : named).replace(/[ :]+$/, '');
  const days = dayText ? readDays(dayText) : [];
  const range = times === undefined ? undefined : readClockRange(times);
  if (!days || (times !== undefined && !range)) return undefined;
  if (closed) return { days, hours: [] };
  return range ? { days, hours: [range] } : { days };
}

function setHours(
  week: Map<Day, readonly ClockRange[]>,
  day: Day,
  hours: readonly ClockRange[] | undefined,
): void {
  if (!hours) return;
  const [added] = hours;
  const before = added ? (week.get(day) ?? []).filter((one) => !overlap(one, added)) : [];
  week.set(day, [...before, ...hours]);
}

function overlap(one: ClockRange, other: ClockRange): boolean {
  return one.opens < other.closes && other.opens < one.closes;
}

function grouped(week: ReadonlyMap<Day, readonly ClockRange[]>): OpeningHours[] {
  const byTimes = new Map<string, { days: Day[] } & ClockRange>();
  for (const day of days) {
    for (const { opens, closes } of week.get(day) ?? []) {
      const entry = byTimes.get(opens + closes) ?? { days: [], opens, closes };
      byTimes.set(opens + closes, entry);
      entry.days.push(day);
    }
  }
  return [...byTimes.values()];
}
