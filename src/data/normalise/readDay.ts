import { dayName as bengali } from '@/messages/bn/calendar';
import { dayName as english } from '@/messages/en/calendar';
import { dayName as hindi } from '@/messages/hi/calendar';
import { latinDigits } from '@/shop/latinDigits';
import { readText } from './readText';

const LONGEST = 40;

/** The ways to type a day or month. Numbers alone mean day, month, year, as usual in India. */
const patterns = [
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})(?:[-/.](?<day>\d{1,2}))?$/,
  /^(?<day>\d{1,2})[-/.](?<month>\d{1,2})[-/.](?<year>\d{4}|\d{2})$/,
  /^(?<day>\d{1,2})(?:st|nd|rd|th)?[ -/.]?m(?<month>\d\d)\.?,?[ -/.']{1,2}(?<year>\d{4}|\d{2})$/,
  /^m(?<month>\d\d)\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})$/,
  /^m(?<month>\d\d)\.?,?[ -](?<year>\d{4})$/,
  /^m(?<month>\d\d)-(?<year>\d{2})$/,
];

/** A day without its year. */
const withoutYear = [
  /^(?<day>\d{1,2})(?:st|nd|rd|th)?[ -/.]?m(?<month>\d\d)\.?$/,
  /^m(?<month>\d\d)\.? (?<day>\d{1,2})(?:st|nd|rd|th)?$/,
];

/**
 * Reads a typed day ("12 September 2026", "12-9-2026", "12/9/26") or month ("September 2026"), also Bengali and Hindi,
 * as 2026-09-12 or 2026-09. Undefined for anything else, also for a date that does not exist.
 * @param today With it, a day without a year ("12 Sep") is the next one. A document has no such day: it would come anew
 * each year.
 */
export function readDay(found: unknown, today?: string): string | undefined {
  const text = latinDate(readText(found, LONGEST) ?? '');
  const { year, month, day } = partsOf(text, patterns) ?? {};
  if (year) return dateOf(year.padStart(4, '20'), month, day);
  const short = partsOf(text, withoutYear);
  if (!today || !short) return undefined;
  const from = Number(today.slice(0, 4));
  // A 29 February comes within eight years.
  const dates = Array.from({ length: 9 }, (_, at) =>
    dateOf(String(from + at), short.month, short.day),
  );
  return dates.find((date) => date && date >= today);
}

type Parts = Readonly<Record<string, string | undefined>>;

function partsOf(text: string, among: readonly RegExp[]): Parts | undefined {
  return among.map((pattern) => text.match(pattern)?.groups).find((groups) => groups);
}

function dateOf(year: string, month = '', day?: string): string | undefined {
  const date = [year, month, ...(day ? [day] : [])].map((part) => part.padStart(2, '0')).join('-');
  return isDate(date) ? date : undefined;
}

function isDate(date: string): boolean {
  const at = Date.parse(date);
  return Number.isFinite(at) && new Date(at).toISOString().startsWith(date);
}

/** Spellings of the months, January first, beside those in the calendars of the messages. */
const spellings: readonly string[] = [
  'জানুয়ারী',
  'ফেব্রুয়ারী फ़रवरी',
  '',
  '',
  '',
  '',
  '',
  'অগস্ট আগষ্ট',
  'सितम्बर',
  'अक्तूबर',
  'नवम्बर',
  'दिसम्बर',
];

/** Each month's number ("03" for March) by its lower-case names; the English names by their first three letters. */
const numbers = new Map(
  spellings.flatMap((others, at) => {
    const number = String(at + 1).padStart(2, '0');
    const [name = '', ...translated] = [english, bengali, hindi].map((dayName) =>
      dayName(`2000-${number}`).replace(' 2000', ''),
    );
    const names = [name.slice(0, 3).toLowerCase(), ...translated, ...others.split(' ')];
    return names.map((one) => [one.normalize('NFC'), number] as const);
  }),
);

/** Bengali endings of day numbers: ১লা, ২রা, ৪ঠা, ৯ই, ২০শে. */
const ordinal = /(\d)(?:লা|রা|ঠা|ই|শে)(?![\p{L}\p{M}])/gu;

/** The text with Latin digits, and each month as `m` and its number: "৯ই অক্টোবর ২০২৭" becomes "9 m10 2027". */
function latinDate(text: string): string {
  return latinDigits(text.normalize('NFC'))
    .toLowerCase()
    .replace(ordinal, '$1')
    .replace(/[\p{L}\p{M}]{2,}/gu, (word) => {
      const number =
        numbers.get(word) ?? (/^[a-z]{3,9}$/.test(word) && numbers.get(word.slice(0, 3)));
      return number ? `m${number}` : word;
    });
}
