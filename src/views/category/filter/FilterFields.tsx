import { media } from '@styles/breakpoints';
import type { Ref } from 'react';
import styled from 'styled-components';
import { filterOptions } from '@/catalogue/filter/filterOptions';
import { filterKinds, type ShelfFilter, shelfOrders } from '@/catalogue/filter/ShelfFilter';
import type { Product } from '@/catalogue/items';
import type { FilterMessages } from '@/messages/Messages';
import { QuietButton } from '@/ui/QuietButton';
import { choiceName } from './choiceName';
import { FilterSelect } from './FilterSelect';

interface Props {
  readonly ref: Ref<HTMLFieldSetElement>;
  readonly products: readonly Product[];
  readonly filter: ShelfFilter;
  /** How many products are left. */
  readonly left: number;
  readonly open: boolean;
  readonly onChoose: (filter: ShelfFilter) => void;
  readonly onClose: () => void;
  readonly messages: FilterMessages;
}

/**
 * The fields that sort and filter a shelf, each option with the number of products that it leaves. A filter with one
 * choice alone is no choice, so it is left out. They are a sheet from below, over no more than a part of the shelf, so that
 * the page keeps its place and the results change in sight; on wide screens a row that is always there.
 */
export function FilterFields({
  ref,
  products,
  filter,
  left,
  open,
  onChoose,
  onClose,
  messages,
}: Props) {
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
    <Fields
      ref={ref}
      tabIndex={-1}
      aria-label={messages.panel}
      $open={open}
      onKeyDown={({ key }) => key === 'Escape' && open && onClose()}
    >
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
      <Show type="button" onClick={onClose}>
        {messages.show(left)}
      </Show>
    </Fields>
  );
}

const Fields = styled.fieldset<{ $open: boolean }>`
  position: fixed;
  inset: auto 0 0;
  display: ${({ $open }) => ($open ? 'flex' : 'none')};
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-3);
  max-height: 60vh;
  margin: 0;
  padding: var(--space-3);
  border: 0;
  border-radius: var(--radius) var(--radius) 0 0;
  background: var(--surface);
  box-shadow: var(--shadow-high);
  overflow: auto;
  text-align: start;

  ${media.hasBottomBar} {
    bottom: var(--bar-height);
  }

  ${media.wide} {
    position: static;
    display: flex;
    flex: 1;
    gap: var(--space-2);
    max-height: none;
    padding: 0;
    background: none;
    box-shadow: none;
    overflow: visible;
  }
`;

const Show = styled(QuietButton)`
  flex: 1 1 100%;

  ${media.short} {
    flex: 1 1 8.5rem;
  }

  ${media.wide} {
    display: none;
  }
`;
