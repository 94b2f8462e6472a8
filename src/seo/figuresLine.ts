import { seoWords } from '@/words/seoWords';
import { words } from '@/words/words';
import type { ShelfFigures } from './shelfFigures';

/** "from ₹375, up to 25% off", as far as the shelf says. */
export function figuresLine({ from, upTo }: ShelfFigures): string {
  return [
    ...(from === undefined ? [] : [seoWords.from(words.rupees(from))]),
    ...(upTo === undefined ? [] : [seoWords.upTo(upTo)]),
  ].join(', ');
}
