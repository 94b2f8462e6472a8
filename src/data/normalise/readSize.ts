import type { Size } from '@/catalogue/items';
import { units } from '@/catalogue/units';
import { readNumber } from './readAmount';
import { readText } from './readText';

type Measure = NonNullable<Size['measure']>;

/** In characters: on a card the size shares a line with the number of shades. */
const LONGEST = 40;

/** Packs may precede the amount: "4 x 2 g". */
const amountAndUnit = /^(?:(\d+)\s*[x×*]\s*)?([\d০-৯०-९.,]+)\s*(\p{L}[\p{L}\p{M}]*)\.?$/iu;

/** The largest amount in any unit: more is a typing mistake. */
const MOST = 100_000;

/** Reads how much a pack contains: "30 ml", "4 x 2 g", "12 pieces". Other texts get no measure. Never throws. */
export function readSize(found: unknown): Size | undefined {
  const text = readText(found, LONGEST);
  if (text === undefined) return undefined;
  const measure = measureOf(text);
  return { text, ...(measure && { measure }) };
}

function measureOf(text: string): Measure | undefined {
  const [, packs = '1', each = '', spelt = ''] = amountAndUnit.exec(text.normalize('NFC')) ?? [];
  const [unit, factor] = units.get(spelt.toLowerCase()) ?? [];
  if (!unit || !factor) return undefined;
  const amount = Math.round(Number(packs) * (readNumber(each) ?? 0) * factor * 1000) / 1000;
  return amount > 0 && amount <= MOST ? { amount, unit } : undefined;
}
