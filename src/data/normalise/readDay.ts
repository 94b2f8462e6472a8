import { latinDate } from './latinDate';
import { readText } from './readText';

const LONGEST = 40;

/** Days, then months. Numbers alone are day, month, year, as in India. */
const forms = [
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})(?:[-/.](?<day>\d{1,2}))?$/,
  /^(?<day>\d{1,2})[-/.](?<month>\d{1,2})[-/.](?<year>\d{4})$/,
  /^(?:(?<day>\d{1,2})(?:st|nd|rd|th)?[ -])?m(?<month>\d\d)\.?,?[ -](?<year>\d{4})$/,
  /^m(?<month>\d\d)\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})$/,
  /^(?:(?<day>\d{1,2})-)?m(?<month>\d\d)-(?<year>\d{2})$/,
];

/**
 * Reads a typed day ("12 September 2026", "12-9-2026", "12-Sep-26") or month ("September 2026"), also Bengali and
 * Hindi, as 2026-09-12 or 2026-09. Undefined for anything else, also for a date that does not exist.
 */
export function readDay(found: unknown): string | undefined {
  const text = latinDate(readText(found, LONGEST) ?? '');
  const {
    year,
    month = '',
    day,
  } = forms.map((form) => text.match(form)?.groups).find((groups) => groups) ?? {};
  const date = [year?.padStart(4, '20'), month, day]
    .flatMap((part) => (part === undefined ? [] : part.padStart(2, '0')))
    .join('-');
  return isDate(date) ? date : undefined;
}

function isDate(date: string): boolean {
  const at = Date.parse(date);
  return Number.isFinite(at) && new Date(at).toISOString().startsWith(date);
}
