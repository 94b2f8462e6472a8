import { titleWords } from '@/words/titleWords';
import { words } from '@/words/words';
import type { ShelfFigures } from './shelfFigures';

/** "from ₹375, up to 25% off", as far as the shelf says. */
export function figuresLine({ from, upTo }: ShelfFigures): string {
  return [
    ...(from === undefined ? [] : [titleWords.from(words.rupees(from))]),
    ...(upTo === undefined ? [] : [titleWords.upTo(upTo)]),
  ].join(', ');
}
