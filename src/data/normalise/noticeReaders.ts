import type { DeliveryArea } from '@/catalogue/ShopNotice';
import { latinDigits } from '@/shop/latinDigits';
import { type ClockRange, type Day, days, type Holiday, type OpeningHours } from '@/shop/ShopHours';
import { type FieldReader, nothingIn, ofText } from './DocumentField';
import { readDay } from './readDay';
import { excerpt, readText } from './readText';

/** Readers for the lists of the shop's notice: parts on lines or between semicolons. */
export const noticeReaders = {
  /** "Mo-Sa 10:00-20:30, Su 10:00-14:00". A day that is not named is closed. */
  hours: list(/[,;\n]/, readHours, weekOf),
  /** "2027-10-09 closed" or "2027-10-09 to 2027-10-12 10:00-23:30". In order of their dates. */
  holidays: list(/[;\n]/, readHoliday, (all: readonly Holiday[]) =>
    [...all].sort((one, other) => one.from.localeCompare(other.from)),
  ),
  /** "Berhampore town: today or tomorrow, ₹30". */
  delivery: list(/[;\n]/, readArea, (all: readonly DeliveryArea[]) => all),
};

/** In characters: longer lists are cut. */
const LONGEST = 2_000;

/** `read`: undefined for a part that can't be read, which is left out with a diagnostic. */
function list<Part, Value>(
  between: RegExp,
  read: (part: string) => Part | undefined,
  made: (parts: readonly Part[]) => readonly Value[],
): FieldReader<readonly Value[]> {
  return ofText((found) => {
    const typed = typeof found === 'string' ? found.slice(0, LONGEST).split(between) : [];
    const parts = typed
      .flatMap((part) => readText(part, LONGEST) ?? [])
      .map((part) => ({ part, value: read(part) }));
    const values = parts.flatMap(({ value }) => value ?? []);
    if (values.length === 0) return nothingIn(found);
    const wrong = parts.filter(({ value }) => value === undefined);
    return {
      value: made(values),
      mistakes: wrong.map(({ part }) => ({ code: 'unreadable', found: excerpt(part) ?? '' })),
    };
  });
}

/** In characters: a line of the table on a phone. */
const LONGEST_AREA = 120;

function readArea(part: string): DeliveryArea | undefined {
  const [, area, terms] = part.match(/^([^:]+?) ?: ?(.+)$/u) ?? [];
  return area && terms && part.length <= LONGEST_AREA ? { area, terms } : undefined;
}

const DATE = String.raw`(\d{4}-\d{2}-\d{2})`;
const DAY = `(${days.join('|')})`;
const TIMES = String.raw`((?:[01]?\d|2[0-3]):[0-5]\d)-((?:[01]?\d|2[0-3]):[0-5]\d)`;
const holidayForm = new RegExp(`^${DATE}(?: to ${DATE})? (?:closed|${TIMES})$`, 'i');
const hoursForm = new RegExp(`^${DAY}(?:-${DAY})? ${TIMES}$`, 'i');

/** With Bengali and Hindi digits as Latin ones, and the hyphens of phones' keyboards as plain ones. */
function plainHours(part: string): string {
  return latinDigits(part).replace(/ ?[-‐-―−] ?/gu, '-');
}

function clockRange(opens: string, closes: string): ClockRange {
  return { opens: opens.padStart(5, '0'), closes: closes.padStart(5, '0') };
}

function readHoliday(part: string): Holiday | undefined {
  const [, first = '', last = first, opens, closes] = plainHours(part).match(holidayForm) ?? [];
  // Only a date that exists.
  const [from, to] = [readDay(first), readDay(last)];
  if (!from || !to || to < from) return undefined;
  return { from, to, ...(opens && closes ? clockRange(opens, closes) : {}) };
}

function readHours(part: string): OpeningHours | undefined {
  const [, first, last = first, opens, closes] = plainHours(part).match(hoursForm) ?? [];
  if (!first || !last || !opens || !closes) return undefined;
  const [from, to] = [placeOf(first), placeOf(last)];
  const count = ((to - from + days.length) % days.length) + 1;
  return { days: [...days, ...days].slice(from, from + count), ...clockRange(opens, closes) };
}

function placeOf(name: string): number {
  return days.findIndex((day) => day.toLowerCase() === name.toLowerCase());
}

/** Days with the same times together. Later times replace earlier ones of the same day that they overlap. */
function weekOf(parts: readonly OpeningHours[]): OpeningHours[] {
  const byTimes = new Map<string, { days: Day[] } & ClockRange>();
  for (const day of days) {
    const own = parts.filter((part) => part.days.includes(day));
    const ranges = own.filter((one, at) => !own.slice(at + 1).some((later) => overlap(one, later)));
    for (const { opens, closes } of ranges) {
      const entry = byTimes.get(opens + closes) ?? { days: [], opens, closes };
      byTimes.set(opens + closes, entry);
      entry.days.push(day);
    }
  }
  return [...byTimes.values()];
}

function overlap(one: ClockRange, other: ClockRange): boolean {
  return one.opens < other.closes && other.opens < one.closes;
}
