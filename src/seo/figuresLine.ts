import type { Dictionary } from '@/words/Dictionary';
import type { ShelfFigures } from './shelfFigures';

/** "from ₹375, up to 25% off", as far as the shelf says. */
export function figuresLine(
  { from, upTo }: ShelfFigures,
  { words, category: { title } }: Pick<Dictionary, 'words' | 'category'>,
): string {
  return [
    ...(from === undefined ? [] : [title.from(words.rupees(from))]),
    ...(upTo === undefined ? [] : [title.upTo(upTo)]),
  ].join(', ');
}
