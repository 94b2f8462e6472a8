import { fold } from './fold';

/** The prices that are asked for, in rupees; both ends are included. */
export interface PriceLimits {
  readonly least?: number;
  readonly most?: number;
}

/** A folded text without its words about the price, and what they ask for. */
interface WithoutPrice {
  readonly rest: string;
  readonly range: PriceLimits;
}

const AMOUNT = '(?<!\\S)(?:CUR ?)?(\\d{2,6})(?!\\d) ?(?:CUR )?';
const CURRENCY = anyOf('rs inr rupees rupee rupaye rupay taka takar tk টাকা টাকার टका रुपये रुपए रु');

/** Phrases before or after the amount: English, then Hindi and Bengali in Latin letters, Bengali, Hindi. */
const before = {
  most: ['under', 'below', 'less than', 'upto', 'up to', 'within', 'max', 'maximum'],
  least: ['above', 'over', 'more than', 'from', 'min', 'minimum'],
} as const;
const after = {
  most: [
    ...['or less', 'tak', 'se kam', 'se niche', 'ke niche', 'ke andar', 'kam'],
    ...[
      'er niche',
      'r niche',
      'niche',
      'er kom',
      'er kome',
      'er moddhe',
      'r moddhe',
      'moddhe',
      'porjonto',
    ],
    ...['এর নিচে', 'র নিচে', 'নিচে', 'এর মধ্যে', 'মধ্যে', 'এর কম', 'এর কমে', 'কমে', 'কম', 'পর্যন্ত'],
    ...['तक', 'से कम', 'के नीचे', 'से नीचे', 'के अंदर', 'में'],
  ],
  least: [
    ...['or more', 'se zyada', 'se jyada', 'se upar', 'er beshi', 'er upore', 'theke beshi'],
    ...['এর বেশি', 'বেশি', 'এর উপরে', 'উপরে', 'থেকে বেশি', 'से ज्यादा', 'से ऊपर'],
  ],
} as const;

const BETWEEN = anyOf('and to se theke থেকে से');

/** The first that matches decides. A bare amount of money is what one wants to spend. */
const patterns: readonly (readonly [
  pattern: RegExp,
  rangeOf: (first: number, second: number) => PriceLimits,
])[] = [
  [
    phrase(
      `(?:between )?${AMOUNT}(?:(?:${BETWEEN}) )?(?:CUR ?)?(\\d{2,6})(?!\\d)(?: ?CUR)?(?: tak)?`,
    ),
    (one, other) => ({ least: Math.min(one, other), most: Math.max(one, other) }),
  ],
  [phrase(`(?:${anyOf(before.most)}) ${AMOUNT}`), (most) => ({ most })],
  [phrase(`(?:${anyOf(before.least)}) ${AMOUNT}`), (least) => ({ least })],
  [phrase(`${AMOUNT}(?:${anyOf(after.least)})`), (least) => ({ least })],
  [phrase(`${AMOUNT}(?:${anyOf(after.most)})`), (most) => ({ most })],
  [phrase('(?<!\\S)CUR ?(\\d{2,6})(?!\\d)'), (most) => ({ most })],
  [phrase('(?<!\\S)(\\d{2,6}) ?CUR'), (most) => ({ most })],
];

/** A number alone. Its meaning depends on the catalogue: 300 ml, or what one wants to spend. */
const bareNumber: (typeof patterns)[number] = [phrase('(\\d{2,6})'), (most) => ({ most })];

/**
 * Takes the words about the price out of a typed text, and folds the rest: "kajal under ₹200" gives kajal, up to 200.
 * @param numbers Whether a number without any such word is a price, too.
 */
export function takePrice(typed: string, numbers?: 'are prices'): WithoutPrice {
  const text = fold(typed.replace(/(?<=\p{Nd}),(?=\p{Nd})/gu, '').replace(/[₹৳]|\/-/g, ' rs '));
  for (const [pattern, rangeOf] of numbers ? [...patterns, bareNumber] : patterns) {
    const [all, first, second] = text.match(pattern) ?? [];
    if (all === undefined) continue;
    const rest = text.replace(all, ' ').replace(/ +/g, ' ').trim();
    return { rest, range: rangeOf(Number(first), Number(second)) };
  }
  return { rest: text, range: {} };
}

function phrase(pattern: string): RegExp {
  return new RegExp(`(?<!\\S)${pattern.replaceAll('CUR', `(?:${CURRENCY})`)} *(?!\\S)`, 'u');
}

/** The phrases, folded as typed text is; the longer first, so that a shorter one leaves no rest. */
function anyOf(phrases: string | readonly string[]): string {
  return (typeof phrases === 'string' ? phrases.split(' ') : [...phrases])
    .map(fold)
    .sort((a, b) => b.length - a.length)
    .join('|');
}
