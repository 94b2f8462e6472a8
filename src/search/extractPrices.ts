import { fold } from '@/catalogue/fold';
import { allSearchWords } from '@/messages/allSearchWords';
import type { SearchWords } from '@/messages/SearchWords';
import { amountsInDigits } from './amountsInDigits';
import { joiningWords } from './wordLists';

/** The prices that are asked for, in rupees, and the least discount in percent, all inclusive; and the order. */
export interface PriceLimits {
  readonly least?: number;
  readonly most?: number;
  readonly off?: number;
  readonly order?: 'cheapest' | 'dearest';
}

const CURRENCY = anyOf(({ currency }) => currency.split(' '));
const PERCENT = anyOf(({ percent }) => percent.split(' '));
const OFFER = anyOf(({ offer }) => offer.split(' '));
const BETWEEN = anyOf(({ between }) => between.split(' '));
const BEFORE_MOST = anyOf(({ most }) => most.before.split(','));
const AFTER_MOST = anyOf(({ most }) => most.after.split(','));
const BEFORE_LEAST = anyOf(({ least }) => least.before.split(','));
const AFTER_LEAST = anyOf(({ least }) => least.after.split(','));
const GAP = `(?:(?:${[...joiningWords].join('|')}) )*`;
const AMOUNT = `(?:${CURRENCY} ?)?(\\d{2,6})(?!\\d)(?: ?${CURRENCY})?`;

/** Phrases about prices, and which limits they set. The first that matches counts. */
const priceForms: readonly (readonly [ends: readonly ('least' | 'most')[], form: RegExp])[] = [
  [
    ['least', 'most'],
    phrase(
      `(?:between )?(?:from )?${AMOUNT} (?:${BETWEEN} )?${AMOUNT}(?: ${GAP}(?:${BEFORE_MOST}|${AFTER_MOST}))?`,
    ),
  ],
  [['least'], phrase(`${BEFORE_LEAST} ${GAP}${AMOUNT}`)],
  [['least'], phrase(`${AMOUNT} ${GAP}${AFTER_LEAST}`)],
  [['most'], phrase(`${BEFORE_MOST} ${GAP}${AMOUNT}(?: ${GAP}${AFTER_MOST})*`)],
  [['most'], phrase(`${AMOUNT}(?: ${GAP}${AFTER_MOST})+`)],
];

/** An amount alone is the most that one wants to spend, unless a name has it, it counts something else or is a PIN. */
const amountAlone = phrase(
  `(?!\\d{6})${AMOUNT}(?! (?:watts?|w|pieces?|pcs|pc|shades?|colou?rs?|inch|inches|in|cm|mm|volts?|v|x|no|number)(?!\\S))`,
);

/** A discount is always meant as a minimum, whatever words such as "more than" stand beside it. */
const MARK = `(?:${[BEFORE_MOST, AFTER_MOST, BEFORE_LEAST, AFTER_LEAST, OFFER].join('|')})`;
const discount = phrase(`(?:${MARK} )*(\\d{1,2})(?: ?${PERCENT})(?: ${GAP}${MARK})*`);
const offer = phrase(OFFER);
const orders = {
  cheapest: phrase(anyOf(({ cheapest }) => cheapest.split(','))),
  dearest: phrase(anyOf(({ dearest }) => dearest.split(','))),
} as const;

/**
 * Takes the words about price and order out of a typed text, and folds the rest: "cheapest kajal under ₹200" gives
 * kajal, up to 200, by price. `isName`: whether a folded word is in a name, such as a shade's number.
 */
export function extractPrices(
  typed: string,
  isName: (word: string) => boolean = () => false,
): { readonly rest: string; readonly limits: PriceLimits } {
  const limits: { -readonly [Key in keyof PriceLimits]: PriceLimits[Key] } = {};
  let rest = amountsInDigits(fold(withoutSigns(typed)), isAmount);
  /** Takes a phrase out of the rest. Returns its numbers. */
  const take = (form: RegExp): number[] | undefined => {
    const [whole, ...numbers] = rest.match(form) ?? [];
    if (whole === undefined) return undefined;
    rest = rest.replace(form, ' ').replace(/ +/g, ' ').trim();
    return numbers.map(Number);
  };
  const [percent] = take(discount) ?? [];
  if (percent) limits.off = percent;
  for (const [ends, form] of priceForms) {
    const amounts = take(form);
    if (amounts && ends.includes('least')) limits.least ??= Math.min(...amounts);
    if (amounts && ends.includes('most')) limits.most ??= Math.max(...amounts);
  }
  if (take(offer)) limits.off ??= 1;
  for (const order of ['cheapest', 'dearest'] as const)
    if (take(orders[order])) limits.order ??= order;
  const [alone] = rest.match(amountAlone) ?? [];
  if (alone && limits.least === undefined && limits.most === undefined && !isName(alone))
    limits.most = Math.max(...(take(amountAlone) ?? []));
  return { rest, limits };
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

const MARKS = new RegExp(`^(?:${CURRENCY}|${BEFORE_MOST}|${AFTER_MOST})$`, 'u');

function isAmount(before = '', after = ''): boolean {
  return MARKS.test(before) || MARKS.test(after);
}

function phrase(pattern: string): RegExp {
  return new RegExp(`(?<!\\S)(?:${pattern})(?!\\S)`, 'u');
}

/** A pattern for the phrases of all languages, folded. The longer come first, so that no rest of them remains. */
function anyOf(phrasesOf: (words: SearchWords) => readonly string[]): string {
  const phrases = Object.values<SearchWords>(allSearchWords).flatMap(phrasesOf).map(fold);
  const longestFirst = phrases.filter(Boolean).sort((a, b) => b.length - a.length);
  return `(?:${longestFirst.join('|')})`;
}
