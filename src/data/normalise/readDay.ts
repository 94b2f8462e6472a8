import { latinDate } from './latinDate';
import { readText } from './readText';

/** Characters. A longer text is no day. */
const LONGEST = 40;

/** The beginnings of the months' names, January first. */
const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** The forms of a day, and after them those of a month. Numbers alone are day, month, year, as in India. */
const forms = [
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})(?:[-/.](?<day>\d{1,2}))?$/,
  /^(?<day>\d{1,2})[-/.](?<month>\d{1,2})[-/.](?<year>\d{4})$/,
  /^(?:(?<day>\d{1,2})(?:st|nd|rd|th)?[ -])?(?<name>[a-z]{3,9})\.?,?[ -](?<year>\d{4})$/,
  /^(?<name>[a-z]{3,9})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})$/,
  // As Excel writes them.
  /^(?:(?<day>\d{1,2})-)?(?<name>[a-z]{3})-(?<year>\d{2})$/,
];

/**
 * Reads a day as people type it ("12 September 2026", "12-9-2026", "2026-09-12"), or a month ("September 2026"),
 * and as Excel writes either ("12-Sep-26", "Sep-26"); months in Bengali and Hindi, too.
 * @returns 2026-09-12 or 2026-09; undefined for anything else, and for a date that does not exist.
 */
export function readDay(found: unknown): string | undefined {
  const text = latinDate(readText(found, LONGEST) ?? '').toLowerCase();
  const {
    year,
    month = '',
    day,
    name,
  } = forms.map((form) => text.match(form)?.groups).find((groups) => groups) ?? {};
  const date = [year?.padStart(4, '20'), name ? monthOf(name) : month, day]
    .flatMap((part) => (part === undefined ? [] : String(part).padStart(2, '0')))
    .join('-');
  return isDate(date) ? date : undefined;
}

/** The month of a name such as "september" or "sept"; 0 for another word. */
function monthOf(name: string): number {
  return months.indexOf(name.slice(0, 3)) + 1;
}

/** Whether the date exists: 30 February does not. */
function isDate(date: string): boolean {
  const at = Date.parse(date);
  return Number.isFinite(at) && new Date(at).toISOString().startsWith(date);
}
