import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import { choiceOffers } from '@/catalogue/choice/choiceOffers';
import { type ShelfChoice, shelfOrders } from '@/catalogue/choice/ShelfChoice';
import type { Product } from '@/catalogue/items';
import type { ChoiceWords } from '@/words/Words';
import { ChoiceSelect } from './ChoiceSelect';

interface Props {
  readonly products: readonly Product[];
  readonly choice: ShelfChoice;
  readonly onChoose: (choice: ShelfChoice) => void;
  readonly words: ChoiceWords;
}

/** What can be chosen of a shelf, with what each choice would leave. */
export function ChoiceFields({ products, choice, onChoose, words }: Props) {
  const { order: _order, ...filters } = choice;
  const offers = choiceOffers(products, choice);
  const orders = [undefined, ...shelfOrders].map((order) => ({
    choice: { ...filters, ...(order && { order }) },
    count: products.length,
  }));
  const select = { chosen: choice, onChoose };
  return (
    <Fields role="group" aria-label={words.panel}>
      <ChoiceSelect
        label={words.sort}
        offers={orders}
        nameOf={(offer) => words.orders[offer.choice.order ?? 'shop']}
        {...select}
      />
      <ChoiceSelect
        label={words.prices}
        offers={offers.prices}
        nameOf={({ choice: { prices }, count }) =>
          words.counted(prices ? words.span(prices.from, prices.below) : words.anyPrice, count)
        }
        {...select}
      />
      <ChoiceSelect
        label={words.discount}
        offers={offers.off}
        nameOf={({ choice: { off }, count }) =>
          words.counted(off ? words.least(off) : words.anyDiscount, count)
        }
        {...select}
      />
    </Fields>
  );
}

const Fields = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-3);
  margin-bottom: var(--space-2);

  ${media.print} {
    display: none;
  }
`;
