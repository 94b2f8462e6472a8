import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import { filterOptions } from '@/catalogue/filter/filterOptions';
import { filterKinds, type ShelfFilter, shelfOrders } from '@/catalogue/filter/ShelfFilter';
import type { Product } from '@/catalogue/items';
import type { FilterMessages } from '@/messages/Messages';
import { choiceName } from './choiceName';
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
  const texts = {
    prices: [messages.prices, messages.anyPrice],
    off: [messages.discount, messages.anyDiscount],
    brand: [messages.brand, messages.anyBrand],
    shade: [messages.shade, messages.anyShade],
  } as const;
  const select = { chosen: filter, onChoose };
  return (
    <Fields role="group" aria-label={messages.panel}>
      <FilterSelect
        label={messages.sort}
        offers={orders}
        nameOf={(offer) => messages.orders[offer.filter.order ?? 'shop']}
        {...select}
      />
      {filterKinds
        .filter((kind) => offers[kind].length > 1)
        .map((kind) => (
          <FilterSelect
            key={kind}
            label={texts[kind][0]}
            offers={offers[kind]}
            nameOf={(offer) =>
              messages.counted(
                choiceName(kind, offer.filter, products, messages) ?? texts[kind][1],
                offer.count,
              )
            }
            {...select}
          />
        ))}
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
