import { latinDigits } from '../../shop/latinDigits';

/** Spellings of the months in Bengali and Hindi, January first. */
const months: readonly string[] = [
  'জানুয়ারি জানুয়ারী जनवरी',
  'ফেব্রুয়ারি ফেব্রুয়ারী फरवरी फ़रवरी',
  'মার্চ मार्च',
  'এপ্রিল अप्रैल',
  'মে मई',
  'জুন जून',
  'জুলাই जुलाई',
  'আগস্ট অগস্ট আগষ্ট अगस्त',
  'সেপ্টেম্বর सितंबर सितम्बर',
  'অক্টোবর अक्टूबर अक्तूबर',
  'নভেম্বর नवंबर नवम्बर',
  'ডিসেম্বর दिसंबर दिसम्बर',
];

const english = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

const byName = new Map(
  months.flatMap((names, place) =>
    names.split(' ').map((name) => [name.normalize('NFC'), english[place] ?? ''] as const),
  ),
);

/** Bengali endings of day numbers: ১লা, ২রা, ৪ঠা, ৯ই, ২০শে. */
const ordinal = /(\d)(?:লা|রা|ঠা|ই|শে)(?![\p{L}\p{M}])/gu;

/** A text with Bengali and Hindi digits and months in Latin: "৯ই অক্টোবর ২০২৭" becomes "9 oct 2027". */
export function latinDate(text: string): string {
  return latinDigits(text.normalize('NFC'))
    .replace(ordinal, '$1')
    .replace(/[\p{L}\p{M}]+/gu, (word) => byName.get(word) ?? word);
}
