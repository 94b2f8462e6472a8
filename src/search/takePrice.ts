import { allSearchWords } from '@/messages/allSearchWords';
import type { SearchWords } from '@/messages/SearchWords';
import { fold } from '../catalogue/fold';

/** The prices that are asked for, in rupees, and the least discount in percent, all inclusive. */
export interface PriceLimits {
  readonly least?: number;
  readonly most?: number;
  readonly off?: number;
}

interface WithoutPrice {
  readonly rest: string;
  readonly range: PriceLimits;
}

const AMOUNT = '(?<!\\S)(?:CUR ?)?(\\d{2,6})(?!\\d) ?(?:CUR )?';
const CURRENCY = anyOf(({ currency }) => currency.split(' '));
const PERCENT = anyOf(({ percent }) => percent.split(' '));
const OFFER = anyOf(({ offer, percent }) => `${offer} ${percent}`.split(' '));
const BETWEEN = anyOf(({ between }) => between.split(' '));

const before = {
  most: anyOf(({ most }) => most.before.split(',')),
  least: anyOf(({ least }) => least.before.split(',')),
} as const;
const after = {
  most: anyOf(({ most }) => most.after.split(',')),
  least: anyOf(({ least }) => least.after.split(',')),
} as const;

/** The first that matches counts. An amount of money alone is the most that one wants to spend. */
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
  [phrase(`(?:${before.most}) ${AMOUNT}`), (most) => ({ most })],
  [phrase(`(?:${before.least}) ${AMOUNT}`), (least) => ({ least })],
  [phrase(`${AMOUNT}(?:${after.least})`), (least) => ({ least })],
  [phrase(`${AMOUNT}(?:${after.most})`), (most) => ({ most })],
  [phrase('(?<!\\S)CUR ?(\\d{2,6})(?!\\d)'), (most) => ({ most })],
  [phrase('(?<!\\S)(\\d{2,6}) ?CUR'), (most) => ({ most })],
];

/**
 * Words such as "more than" beside a percentage. They are left out, because a discount is always meant as a minimum.
 */
const MORE = `(?: (?:${before.least}|${after.least}))?`;
const discount = phrase(
  `(?:(?:${before.least}|${before.most}|${OFFER}) )*(\\d{1,2}) ?(?:${PERCENT})${MORE}(?: (?:${OFFER}))*${MORE}`,
);

/** A number without a unit: the most that one wants to spend. It may also be a size, such as 300 ml. */
const bareNumber: (typeof patterns)[number] = [phrase('(\\d{2,6})'), (most) => ({ most })];

/**
 * Takes the words about the price out of a typed text, and folds the rest: "kajal under ₹200" gives kajal, up to 200.
 * `numbers`: whether a bare number is a price, too.
 */
export function takePrice(typed: string, numbers?: 'are prices'): WithoutPrice {
  const { text, off } = takeDiscount(
    fold(
      typed
        .replace(/(?<=\p{Nd}),(?=\p{Nd})/gu, '')
        .replace(/[₹৳]|\/-/g, ' rs ')
        .replaceAll('%', ' percent '),
    ),
  );
  for (const [pattern, rangeOf] of numbers ? [...patterns, bareNumber] : patterns) {
    const [all, first, second] = text.match(pattern) ?? [];
    if (all === undefined) continue;
    return {
      rest: without(text, all),
      range: { ...rangeOf(Number(first), Number(second)), ...off },
    };
  }
  return { rest: text, range: { ...off } };
}

function takeDiscount(text: string): { text: string; off?: Pick<PriceLimits, 'off'> } {
  const [all, percent] = text.match(discount) ?? [];
  return all === undefined ? { text } : { text: without(text, all), off: { off: Number(percent) } };
}

function without(text: string, phrase: string): string {
  return text.replace(phrase, ' ').replace(/ +/g, ' ').trim();
}

function phrase(pattern: string): RegExp {
  return new RegExp(`(?<!\\S)${pattern.replaceAll('CUR', `(?:${CURRENCY})`)} *(?!\\S)`, 'u');
}

/** A pattern for the phrases of all languages, folded. The longer come first, so that no rest of them remains. */
function anyOf(phrasesOf: (words: SearchWords) => readonly string[]): string {
  return Object.values<SearchWords>(allSearchWords)
    .flatMap(phrasesOf)
    .map(fold)
    .filter(Boolean)
    .sort((a, b) => b.length - a.length)
    .join('|');
}
