import type { DeliveryArea } from '@/catalogue/ShopNotice';
import { latinDigits } from '@/shop/latinDigits';
import { type ClockRange, type Day, days, type Holiday, type OpeningHours } from '@/shop/ShopHours';
import { type FieldReader, ofPlainText, unreadableUnlessEmpty } from './DocumentField';
import { readDay } from './readDay';
import { excerpt, readText } from './readText';

/** Readers for the shop's notice. Each field is a list, whose entries are separated by new lines or semicolons. */
export const noticeReaders = {
  /** "Mo-Sa 10:00-20:30, Su 10:00-14:00": commas separate, too. A day that is not named is closed. */
  hours: list(/[,;\n]/, readHours, weekOf),
  /** "2027-10-09 closed" or "2027-10-09 to 2027-10-12 10:00-23:30". Sorted by date. */
  holidays: list(/[;\n]/, readHoliday, (all: readonly Holiday[]) =>
    [...all].sort((one, other) => one.from.localeCompare(other.from)),
  ),
  /** "Berhampore town: today or tomorrow, ₹30". */
  areas: list(/[;\n]/, readArea, (all: readonly DeliveryArea[]) => all),
};

/** In characters: longer lists are cut. */
const LONGEST = 2_000;

/** Reads a list. `read` gives undefined for a part that can't be read; that part gets a diagnostic. */
function list<Part, Value>(
  between: RegExp,
  read: (part: string) => Part | undefined,
  made: (parts: readonly Part[]) => readonly Value[],
): FieldReader<readonly Value[]> {
  return ofPlainText((found) => {
    const typed = typeof found === 'string' ? found.slice(0, LONGEST).split(between) : [];
    const parts = typed
      .flatMap((part) => readText(part, LONGEST) ?? [])
      .map((part) => ({ part, value: read(part) }));
    const values = parts.flatMap(({ value }) => value ?? []);
    if (values.length === 0) return unreadableUnlessEmpty(found);
    const wrong = parts.filter(({ value }) => value === undefined);
    return {
      value: made(values),
      mistakes: wrong.map(({ part }) => ({ code: 'unreadable', typed: excerpt(part) ?? '' })),
    };
  });
}

/** In characters: as much as a line of the table has room for on a phone. */
const LONGEST_AREA = 120;

function readArea(part: string): DeliveryArea | undefined {
  const [, area, terms] = part.match(/^([^:]+?) ?: ?(.+)$/u) ?? [];
  return area && terms && part.length <= LONGEST_AREA ? { area, terms } : undefined;
}

const DATE = String.raw`(\d{4}-\d{2}-\d{2})`;
const DAY = `(${days.join('|')})`;
const TIMES = String.raw`((?:[01]?\d|2[0-3]):[0-5]\d)-((?:[01]?\d|2[0-3]):[0-5]\d)`;
const holidayPattern = new RegExp(`^${DATE}(?: to ${DATE})? (?:closed|${TIMES})$`, 'i');
const hoursPattern = new RegExp(`^${DAY}(?:-${DAY})? ${TIMES}$`, 'i');

/** The text with Latin digits, and with plain hyphens in place of the dashes that phones' keyboards type. */
function plainHours(part: string): string {
  return latinDigits(part).replace(/ ?[-‐-―−] ?/gu, '-');
}

function clockRange(opens: string, closes: string): ClockRange {
  return { opens: opens.padStart(5, '0'), closes: closes.padStart(5, '0') };
}

function readHoliday(part: string): Holiday | undefined {
  const [, first = '', last = first, opens, closes] = plainHours(part).match(holidayPattern) ?? [];
  // `readDay` refuses dates that don't exist.
  const [from, to] = [readDay(first), readDay(last)];
  if (!from || !to || to < from) return undefined;
  return { from, to, ...(opens && closes ? clockRange(opens, closes) : {}) };
}

function readHours(part: string): OpeningHours | undefined {
  const [, first, last = first, opens, closes] = plainHours(part).match(hoursPattern) ?? [];
  if (!first || !last || !opens || !closes) return undefined;
  const [from, to] = [indexOfDay(first), indexOfDay(last)];
  const count = ((to - from + days.length) % days.length) + 1;
  return { days: [...days, ...days].slice(from, from + count), ...clockRange(opens, closes) };
}

function indexOfDay(name: string): number {
  return days.findIndex((day) => day.toLowerCase() === name.toLowerCase());
}

/** Groups days that have the same times. Where two times of a day overlap, the one typed later counts. */
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
