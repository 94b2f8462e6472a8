import { useRouter } from 'next/router';
import { useRef } from 'react';
import { chosenProducts } from '@/catalogue/choice/chosenProducts';
import { queryOfChoice } from '@/catalogue/choice/queryOfChoice';
import { readChoice } from '@/catalogue/choice/readChoice';
import type { ShelfChoice } from '@/catalogue/choice/ShelfChoice';
import type { Product } from '@/catalogue/items';
import type { ChoiceWords } from '@/words/Words';
import { ChoiceFields } from './ChoiceFields';
import { ChoiceOutcome } from './ChoiceOutcome';

interface Props {
  /** The whole shelf. */
  readonly products: readonly Product[];
  readonly open: boolean;
  readonly words: ChoiceWords;
}

/**
 * Order, price and discount of a shelf, written into its address in the place of what it was, so that Back leads to the page
 * before; and how many products that leaves.
 */
export function ChoicePanel({ products, open, words }: Props) {
  const { asPath, replace } = useRouter();
  const outcome = useRef<HTMLParagraphElement>(null);
  const [path = '', search = ''] = asPath.replace(/#.*/, '').split('?');
  const query = new URLSearchParams(search);
  const choice = readChoice(query);
  const choose = (next: ShelfChoice) => {
    const text = queryOfChoice(next, query);
    void replace(text ? `${path}?${text}` : path, undefined, { shallow: true, scroll: false });
  };
  return (
    <>
      {open ? (
        <ChoiceFields products={products} choice={choice} onChoose={choose} words={words} />
      ) : null}
      <ChoiceOutcome
        ref={outcome}
        left={chosenProducts(products, choice).length}
        all={products.length}
        onUndo={
          Object.keys(choice).length > 0
            ? () => {
                choose({});
                // The button that was pressed goes: the keyboard goes on from here.
                outcome.current?.focus();
              }
            : undefined
        }
        words={words}
      />
    </>
  );
}
