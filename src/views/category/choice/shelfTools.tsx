import { chosenProducts } from '@/catalogue/choice/chosenProducts';
import { readChoice } from '@/catalogue/choice/readChoice';
import type { Product } from '@/catalogue/items';
import type { ChoiceWords } from '@/words/Words';
import { ChoicePanel } from './ChoicePanel';

interface PanelProps {
  /** The whole shelf. */
  readonly products: readonly Product[];
  readonly open: boolean;
}

/** What sorting and filtering a shelf takes. */
export type ShelfTools = ReturnType<typeof shelfTools>;

/** All of it is one chunk, fetched when somebody means to sort or filter, or an address asks for it. */
export function shelfTools(words: ChoiceWords) {
  return {
    /** What an address, as the router has it, leaves of a shelf. */
    choose: (products: readonly Product[], address: string) =>
      chosenProducts(products, readChoice(new URL(address, 'https://any.example').searchParams)),
    Panel: (props: PanelProps) => <ChoicePanel {...props} words={words} />,
  };
}
