import { media } from '@styles/breakpoints';
import type { Ref } from 'react';
import styled from 'styled-components';
import { filterOptions } from '@/catalogue/filter/filterOptions';
import {
  type FilterChange,
  filterKinds,
  type ShelfFilter,
  shelfOrders,
} from '@/catalogue/filter/ShelfFilter';
import type { Product } from '@/catalogue/items';
import type { FilterMessages } from '@/messages/Messages';
import { QuietButton } from '@/ui/QuietButton';
import { choiceName } from './choiceName';
import { FilterSelect } from './FilterSelect';

interface Props {
  readonly ref: Ref<HTMLFieldSetElement>;
  readonly id: string;
  readonly products: readonly Product[];
  readonly filter: ShelfFilter;
  readonly left: number;
  readonly onChoose: (change: FilterChange) => void;
  readonly messages: FilterMessages;
}

/**
 * The fields that sort and filter a shelf: a row on wide screens, else a popover over a part of the
 * shelf, so that results change in sight. A kind with one choice alone is left out.
 */
export function FilterFields({ ref, id, products, filter, left, onChoose, messages }: Props) {
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
    <Fields ref={ref} id={id} popover="auto" tabIndex={-1} aria-label={messages.panel}>
      <FilterSelect
        kind="order"
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
            kind={kind}
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
      <Show type="button" popoverTarget={id} popoverTargetAction="hide">
        {messages.show(left)}
      </Show>
    </Fields>
  );
}

/* Browsers without popovers have the row everywhere; on phones it scrolls sideways. */
const Fields = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  text-align: start;

  ${media.wide} {
    position: static;
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    min-width: 0;
    overflow: visible;
  }

  &:popover-open {
    position: fixed;
    inset: auto 0 0;
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-3);
    align-items: end;
    width: auto;
    max-height: 60vh;
    padding: var(--space-3);
    border-top: 1px solid var(--line);
    border-radius: var(--radius) var(--radius) 0 0;
    background: var(--surface);
    box-shadow: var(--shadow-high);
    overflow: auto;

    ${media.hasBottomBar} {
      bottom: var(--bar-height);
    }
  }

  @supports not selector(:popover-open) {
    ${media.hasBottomBar} {
      display: flex;
      gap: var(--space-2);
      min-width: 0;
      overflow: auto;

      > * {
        flex-shrink: 0;
      }
    }

    ${media.short} {
      display: none;
    }
  }
`;

const Show = styled(QuietButton)`
  flex: 1 1 100%;
  display: none;

  :popover-open > & {
    display: flex;
  }

  ${media.short} {
    flex: 1 1 8.5rem;
  }
`;
