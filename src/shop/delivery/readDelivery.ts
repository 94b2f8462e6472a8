import { latinDigits } from '../latinDigits';
import type { DeliveryArea } from './DeliveryArea';
import { isPin } from './isPin';

/** A rule that can't be read, and how to write it, as the end of a sentence. */
export interface DeliveryMistake {
  readonly found: string;
  readonly cure: string;
}

interface ReadRules {
  /** The smallest first, so that the most specific rule wins. Empty if there is a mistake. */
  readonly areas: readonly DeliveryArea[];
  readonly mistakes: readonly DeliveryMistake[];
}

type Offer = Omit<DeliveryArea, 'from' | 'to'>;

/** In characters. */
export const LONGEST_WHEN = 60;

const cures = {
  none: 'write it like 742101-742103: today or tomorrow, free above 999, else 30; 742*: 2 to 4 days, 60; *: by courier, ask',
  colon: 'PIN codes come first, then a colon, as in 742101: today, 30',
  pins: 'PIN codes are written as 742101, as 742101-742103, as 742* for all that begin with 742, or as * for all others',
  cost: 'the cost comes last, after a comma: 60, or free, or ask, or free above 999, else 30',
  when: `say when or how in ${LONGEST_WHEN} characters at most`,
} as const;

const amount = '(?:₹ ?|rs\\.? ?)?(\\d{1,5})(?:/-)?';
const offer = new RegExp(
  `^(?:(.*?) ?, ?)?(?:ask|(free)|${amount}|free above ${amount}(?:,? else (?:ask|${amount}))?)$`,
  'iu',
);

/**
 * Parses rules: "742101-742103: today or tomorrow, free above 999, else 30; 742*: 2 to 4 days, 60; *: by courier, ask".
 * A wrong rule leaves all out, because a wider one might then promise too much.
 */
export function readDelivery(text: string): ReadRules {
  const rules = latinDigits(text)
    .split(/[;\n]/)
    .flatMap((rule) => rule.replace(/\s+/gu, ' ').trim() || []);
  const read = rules.map(readRule);
  const mistakes = read.flatMap((one) => ('cure' in one ? [one] : []));
  if (rules.length === 0) return { areas: [], mistakes: [{ found: text, cure: cures.none }] };
  if (mistakes.length > 0) return { areas: [], mistakes };
  const areas = read.flatMap((one) => ('cure' in one ? [] : one));
  return { areas: areas.sort((one, other) => widthOf(one) - widthOf(other)), mistakes };
}

function readRule(rule: string): readonly DeliveryArea[] | DeliveryMistake {
  const colon = rule.indexOf(':');
  if (colon < 0) return { found: rule, cure: cures.colon };
  const ranges = rule.slice(0, colon).split(',').map(readPins);
  const offered = readOffer(rule.slice(colon + 1).trim());
  if (!ranges.every((range) => range !== undefined)) return { found: rule, cure: cures.pins };
  if (typeof offered === 'string') return { found: rule, cure: offered };
  return ranges.map((range) => ({ ...range, ...offered }));
}

function readPins(text: string): Pick<DeliveryArea, 'from' | 'to'> | undefined {
  const [first = '', last = first, ...rest] = text
    .split(/-|[‐-―−]|\bto\b/u)
    .map((pin) => pin.trim());
  const [, start] = text.trim().match(/^(\d{0,5})\*$/) ?? [];
  const [from, to] =
    start === undefined ? [first, last] : [start.padEnd(6, '0'), start.padEnd(6, '9')];
  if (start === '') return { from: 100_000, to: 999_999 };
  if (rest.length > 0 || !isPin(from) || !isPin(to) || to < from) return undefined;
  return { from: Number(from), to: Number(to) };
}

function readOffer(text: string): Offer | string {
  const found = text.replace(/(\d),(\d{3})(?!\d)/g, '$1$2').match(offer);
  if (!found) return cures.cost;
  const [, when = '', free, fee, freeAbove, otherwise] = found;
  // A misread cost must not be shown as a time.
  if (/\b(?:free|above|else|ask)\b|₹/i.test(when)) return cures.cost;
  if (when.length > LONGEST_WHEN) return cures.when;
  const rupees = free ? '0' : (fee ?? otherwise);
  return {
    ...(when && { when }),
    ...(rupees !== undefined && { fee: Number(rupees) }),
    ...(freeAbove !== undefined && { freeAbove: Number(freeAbove) }),
  };
}

function widthOf({ from, to }: DeliveryArea): number {
  return to - from;
}
