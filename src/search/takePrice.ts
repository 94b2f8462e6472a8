import { allSearchWords } from '@/messages/allSearchWords';
import type { SearchWords } from '@/messages/SearchWords';
import { fold } from '../catalogue/fold';
import { inDigits } from './inDigits';
import { joiningWords } from './wordLists';

/** The prices that are asked for, in rupees, and the least discount in percent, all inclusive; and the order. */
export interface PriceLimits {
  readonly least?: number;
  readonly most?: number;
  readonly off?: number;
  readonly order?: 'cheapest' | 'dearest';
}

interface WithoutPrice {
  readonly rest: string;
  readonly range: PriceLimits;
}

const CURRENCY = anyOf(({ currency }) => currency.split(' '));
const PERCENT = anyOf(({ percent }) => percent.split(' '));
const OFFER = anyOf(({ offer }) => offer.split(' '));
const BETWEEN = anyOf(({ between }) => between.split(' '));
const GAP = `(?:(?:${[...joiningWords].filter(Boolean).join('|')}) )*`;
const AMOUNT = `(?:CUR ?)?(\\d{2,6})(?!\\d)(?: ?CUR)?`;
const LEAST = anyOf(({ least }) => `${least.before},${least.after}`.split(','));
const MOST = anyOf(({ most }) => `${most.before},${most.after}`.split(','));
const before = {
  most: anyOf(({ most }) => most.before.split(',')),
  least: anyOf(({ least }) => least.before.split(',')),
} as const;
const after = {
  most: anyOf(({ most }) => most.after.split(',')),
  least: anyOf(({ least }) => least.after.split(',')),
} as const;

/** A number that counts something else than rupees. */
const NOT_COUNTED =
  '(?! (?:watts?|w|pieces?|pcs|pc|shades?|colou?rs?|inch|inches|in|cm|mm|volts?|v|x|no|number)(?!\\S))';

/** The first that matches counts. An amount alone is the most that one wants to spend. */
const patterns: readonly (readonly [
  pattern: RegExp,
  rangeOf: (first: number, second: number) => PriceLimits,
])[] = [
  [
    phrase(`(?:between )?(?:from )?${AMOUNT} (?:(?:${BETWEEN}) )?${AMOUNT}(?: ${GAP}(?:${MOST}))?`),
    (one, other) => ({ least: Math.min(one, other), most: Math.max(one, other) }),
  ],
  [
    phrase(`(?:${before.least}) ${GAP}${AMOUNT}(?: ${GAP}(?:${after.least}))?`),
    (least) => ({ least }),
  ],
  [phrase(`${AMOUNT} ${GAP}(?:${after.least})`), (least) => ({ least })],
  [phrase(`(?:${before.most}) ${GAP}${AMOUNT}(?: ${GAP}(?:${after.most}))*`), (most) => ({ most })],
  [phrase(`${AMOUNT} ${GAP}(?:${after.most})(?: ${GAP}(?:${after.most}))*`), (most) => ({ most })],
  [phrase('CUR ?(\\d{2,6})(?!\\d)'), (most) => ({ most })],
  [phrase('(\\d{2,6}) ?CUR'), (most) => ({ most })],
];

/** A number without a unit: the most that one wants to spend, unless a name has it. */
const bareNumber = phrase(`(\\d{2,5})${NOT_COUNTED}`);

/** A discount is always meant as a minimum, whatever words such as "more than" stand beside it. */
const MARK = `(?:${LEAST}|${MOST}|${OFFER})`;
const discount = phrase(
  `(?:${MARK} )*(\\d{1,2}) ?(?:${PERCENT})(?: (?:${PERCENT}))*(?: ${GAP}${MARK})*`,
);
const offer = phrase(`(?:${OFFER})`);
const orders = {
  cheapest: phrase(anyOf(({ cheapest }) => cheapest.split(','))),
  dearest: phrase(anyOf(({ dearest }) => dearest.split(','))),
} as const;

/**
 * Takes the words about price and order out of a typed text, and folds the rest: "cheapest kajal under ₹200" gives
 * kajal, up to 200, by price. `isName`: whether a folded word is in a name, such as a shade's number.
 */
export function takePrice(
  typed: string,
  isName: (word: string) => boolean = () => false,
): WithoutPrice {
  const range: { -readonly [Key in keyof PriceLimits]: PriceLimits[Key] } = {};
  let rest = inDigits(fold(withoutSigns(typed)), isAmount);
  const take = (pattern: RegExp): readonly number[] | undefined => {
    const [all, first, second] = rest.match(pattern) ?? [];
    if (all === undefined) return undefined;
    rest = rest.replace(pattern, ' ').replace(/ +/g, ' ').trim();
    return [Number(first), Number(second)];
  };
  const percent = take(discount);
  if (percent?.[0]) range.off = percent[0];
  for (const [pattern, rangeOf] of patterns) {
    const [first = 0, second = 0] = take(pattern) ?? [];
    if (first) Object.assign(range, { ...rangeOf(first, second), ...range });
  }
  if (take(offer)) range.off ??= 1;
  for (const order of ['cheapest', 'dearest'] as const)
    if (take(orders[order])) range.order ??= order;
  const [, bare = ''] = rest.match(bareNumber) ?? [];
  if (bare && range.most === undefined && range.least === undefined && !isName(bare)) {
    take(bareNumber);
    range.most = Number(bare);
  }
  return { rest, range };
}

/** A text with words in place of the signs that folding drops, and numbers apart from letters: "₹300-500", "1.5k". */
function withoutSigns(typed: string): string {
  return typed
    .normalize('NFC')
    .replace(/(?<=\p{Nd}),(?=\p{Nd})/gu, '')
    .replace(/(\d+(?:\.\d+)?)k(?![\p{L}\d])/giu, (_all, amount) => String(Number(amount) * 1000))
    .replace(/(?<=(?:less|more) )then(?= )/giu, 'than')
    .replace(/[₹৳]|\/-/g, ' rs ')
    .replace(/(?<=\p{Nd}) ?[-–] ?(?=\p{Nd})/gu, ' to ')
    .replace(/(?<=\p{Nd})\+/gu, ' plus ')
    .replaceAll('%', ' percent ')
    .replace(/(?<=\p{Nd}{2})(?=\p{L})|(?<=(?<!\p{L})(?:rs|tk|inr)\.?)(?=\p{Nd})/giu, ' ');
}

function isAmount(before = '', after = ''): boolean {
  return isMark(before) || isMark(after);
}

const MARKS = new RegExp(`^(?:${CURRENCY}|${before.most}|${after.most})$`, 'u');

function isMark(word: string): boolean {
  return MARKS.test(word);
}

function phrase(pattern: string): RegExp {
  return new RegExp(`(?<!\\S)(?:${pattern.replaceAll('CUR', `(?:${CURRENCY})`)})(?!\\S)`, 'u');
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
