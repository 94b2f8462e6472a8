import { dayName as bengali } from '../../messages/bn/calendar';
import { dayName as english } from '../../messages/en/calendar';
import { dayName as hindi } from '../../messages/hi/calendar';
import { latinDigits } from '../../shop/latinDigits';

/** Other spellings than the calendars', January first. */
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

/** "03" for March, by its name in any language, in lower case; in English by the first three letters. */
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

/** A text with Latin digits, and months as numbers behind a letter: "৯ই অক্টোবর ২০২৭" becomes "9 m10 2027". */
export function latinDate(text: string): string {
  return latinDigits(text.normalize('NFC'))
    .toLowerCase()
    .replace(ordinal, '$1')
    .replace(/[\p{L}\p{M}]{2,}/gu, (word) => {
      const number =
        numbers.get(word) ?? (/^[a-z]{3,9}$/.test(word) && numbers.get(word.slice(0, 3)));
      return number ? `m${number}` : word;
    });
}
