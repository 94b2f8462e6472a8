import { omitUndefined } from '@/shop/omitUndefined';
import { firstPhrase } from './firstPhrase';
import type { Product } from './items';

/** A full stop or danda at a line's end. It is removed, so that all cards of a shelf look alike. */
const STOP = /(?<!\.)[.।]$/u;

type OfPages = 'description' | 'use' | 'inside' | 'best' | 'moreImages';

type Card<Item extends Product> = Omit<Item, OfPages> & Pick<Product, 'line' | 'moreImages'>;

/**
 * Products as the cards of a list show them: with a line in place of the description, without what only a product's
 * page shows. A line that several products share is left out, because it tells nothing about each of them.
 */
export function cardProducts<Item extends Product>(products: readonly Item[]): Card<Item>[] {
  const lines = products.map(lineOf);
  const isRepeated = (line: string | undefined) => lines.indexOf(line) !== lines.lastIndexOf(line);
  return products.map((product, at) => {
    const { description: _d, use: _u, inside: _i, best: _b, moreImages, ...shown } = product;
    const line = isRepeated(lines[at]) ? undefined : lines[at];
    return { ...shown, ...omitUndefined({ line, moreImages: moreImages?.slice(0, 1) }) };
  });
}

/** The first phrase of the description, unless it only repeats the name. */
function lineOf({ title = '', description = '' }: Product): string | undefined {
  const line = firstPhrase(description).replace(STOP, '');
  const words = line.toLowerCase().match(/[\p{L}\p{M}\p{N}]{3,}/gu) ?? [];
  return words.some((word) => !title.toLowerCase().includes(word)) ? line : undefined;
}
