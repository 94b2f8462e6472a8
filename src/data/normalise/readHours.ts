import { type ClockRange, type Day, days, type OpeningHours } from '@/shop/ShopHours';
import { clockRange, plainHours, RANGE } from './clockRange';
import { partsOf, type ReadParts, readParts } from './partsOf';

const DAY = `(${days.join('|')})`;
const form = new RegExp(`^${DAY}(?:-${DAY})? ${RANGE}$`, 'i');

interface Part extends ClockRange {
  readonly days: readonly Day[];
}

/**
 * Reads weekly hours typed as "Mo-Sa 10:00-20:30, Su 10:00-14:00". A day that is not named is closed; later times
 * replace earlier ones of the same day that they overlap.
 */
export function readHours(found: unknown): ReadParts<OpeningHours> {
  const { values, wrong } = readParts(partsOf(found, /[,;\n]/), readPart);
  const week = days.map((day) =>
    values
      .filter((part) => part.days.includes(day))
      .reduce<ClockRange[]>((before, { opens, closes }) => {
        const added = { opens, closes };
        return [...before.filter((one) => !overlap(one, added)), added];
      }, []),
  );
  return { values: grouped(week), wrong };
}

function readPart(part: string): Part | undefined {
  const [, first, last = first, opens, closes] = plainHours(part).match(form) ?? [];
  if (!first || !last || !opens || !closes) return undefined;
  const [from, to] = [placeOf(first), placeOf(last)];
  const count = ((to - from + days.length) % days.length) + 1;
  return { days: [...days, ...days].slice(from, from + count), ...clockRange(opens, closes) };
}

function placeOf(name: string): number {
  return days.findIndex((day) => day.toLowerCase() === name.toLowerCase());
}

function overlap(one: ClockRange, other: ClockRange): boolean {
  return one.opens < other.closes && other.opens < one.closes;
}

/** Days with the same times together. `week`: the times of each day. */
function grouped(week: readonly (readonly ClockRange[])[]): OpeningHours[] {
  const byTimes = new Map<string, { days: Day[] } & ClockRange>();
  for (const [place, ranges] of week.entries()) {
    for (const { opens, closes } of ranges) {
      const entry = byTimes.get(opens + closes) ?? { days: [], opens, closes };
      byTimes.set(opens + closes, entry);
      entry.days.push(...days.slice(place, place + 1));
    }
  }
  return [...byTimes.values()];
}
