import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import { filterOptions } from '@/catalogue/filter/filterOptions';
import { type ShelfFilter, shelfOrders } from '@/catalogue/filter/ShelfFilter';
import type { Product } from '@/catalogue/items';
import type { FilterMessages } from '@/messages/Messages';
import { FilterSelect } from './FilterSelect';

interface Props {
  readonly products: readonly Product[];
  readonly filter: ShelfFilter;
  readonly onChoose: (filter: ShelfFilter) => void;
  readonly messages: FilterMessages;
}

/**
 * The fields that sort and filter a shelf, each option with the number of products that it leaves. A filter with one
 * choice alone is no choice, so it is left out.
 */
export function FilterFields({ products, filter, onChoose, messages }: Props) {
  const { order: _order, ...filters } = filter;
  const offers = filterOptions(products, filter);
  const orders = [undefined, ...shelfOrders].map((order) => ({
    filter: { ...filters, ...(order && { order }) },
    count: products.length,
  }));
  const select = { chosen: filter, onChoose };
  return (
    <Fields role="group" aria-label={messages.panel}>
      <FilterSelect
        label={messages.sort}
        offers={orders}
        nameOf={(offer) => messages.orders[offer.filter.order ?? 'shop']}
        {...select}
      />
      {offers.prices.length > 1 ? (
        <FilterSelect
          label={messages.prices}
          offers={offers.prices}
          nameOf={({ filter: { prices }, count }) =>
            messages.counted(
              prices ? messages.span(prices.from, prices.below) : messages.anyPrice,
              count,
            )
          }
          {...select}
        />
      ) : null}
      {offers.off.length > 1 ? (
        <FilterSelect
          label={messages.discount}
          offers={offers.off}
          nameOf={({ filter: { off }, count }) =>
            messages.counted(off ? messages.least(off) : messages.anyDiscount, count)
          }
          {...select}
        />
      ) : null}
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
