import { media } from '@styles/breakpoints';
import { useEffect, useEffectEvent, useRef } from 'react';
import styled from 'styled-components';
import { priceBands, shelfBrands, shelfShades } from '@/catalogue/filter/filterChoices';
import { type FilterTexts, filterTexts } from '@/catalogue/filter/filterInAddress';
import { type PriceBand, shelfOrders } from '@/catalogue/filter/ShelfFilter';
import type { Product } from '@/catalogue/items';
import type { FilterMessages } from '@/messages/Messages';
import { Icon } from '@/ui/Icon';
import { QuietButton } from '@/ui/QuietButton';
import { FilterSelect } from './FilterSelect';
import type { ChosenShelf } from './useShelfFilter';

interface Props extends ChosenShelf {
  readonly products: readonly Product[];
  readonly messages: FilterMessages;
}

/** A shelf with fewer products is read faster than it is filtered. */
const FILTERED_FROM = 12;

/** Sorts a shelf, and filters a long one: in a row on wide screens, below a button elsewhere. */
export function FilterRow({ products, filter, set, choose, clear, messages }: Props) {
  const row = useRef<HTMLDivElement>(null);
  const chosen = filterTexts(filter);
  // What was chosen before the scripts were there, or restored by the browser.
  const readTouched = useEffectEvent(() => {
    const selects = row.current?.querySelectorAll('select') ?? [];
    const touched = [...selects].filter(
      ({ name, value }) => value && value !== chosen[name as keyof FilterTexts],
    );
    if (touched.length > 0)
      choose(Object.fromEntries(touched.map(({ name, value }) => [name, value])));
  });
  useEffect(() => readTouched(), []);

  const selectOf = (
    name: keyof FilterTexts,
    label: string,
    options: ReadonlyMap<string, string>,
  ) =>
    options.size > 2 || chosen[name] ? (
      <FilterSelect
        {...{ name, label, options }}
        value={chosen[name]}
        onChoose={(text) => choose({ [name]: text })}
      />
    ) : null;
  const { orders } = messages;
  const order = selectOf(
    'sort',
    messages.sort,
    new Map([['', orders.shop], ...shelfOrders.map((name) => [name, orders[name]] as const)]),
  );
  if (products.length < FILTERED_FROM && set === 0) return <Row ref={row}>{order}</Row>;
  return (
    <Row ref={row}>
      <details>
        <summary>
          <Icon name="choose" />
          <span>{messages.choose(set)}</span>
        </summary>
        <div>
          {order}
          {selectOf('price', messages.prices, pricesOn(products, filter.prices, messages))}
          {selectOf('brand', messages.brand, named(messages.anyBrand, shelfBrands(products)))}
          {selectOf(
            'shade',
            messages.shade,
            new Map([['', messages.anyShade], ...shelfShades(products)]),
          )}
          {set > 0 ? (
            <QuietButton type="button" onClick={clear}>
              {messages.all}
            </QuietButton>
          ) : null}
        </div>
      </details>
    </Row>
  );
}

/** The shelf's price bands, and the band of the address if it is another. */
function pricesOn(
  products: readonly Product[],
  current: PriceBand | undefined,
  messages: FilterMessages,
) {
  const bands = [...priceBands(products), ...(current ? [current] : [])];
  return new Map([
    ['', messages.anyPrice],
    ...bands.map(
      (prices) =>
        [filterTexts({ prices }).price, messages.span(prices.from, prices.below)] as const,
    ),
  ]);
}

function named(any: string, names: readonly string[]): ReadonlyMap<string, string> {
  return new Map([['', any], ...names.map((name) => [name, name] as const)]);
}

const Row = styled.div`
  display: flex;
  flex: 99 1 6rem;
  min-width: 0;
  max-width: max-content;

  summary {
    display: flex;
    gap: 6px;
    align-items: center;
    min-height: var(--touch);
    padding: 2px 12px;
    border: 1px solid var(--line);
    border-radius: var(--radius-pill);
    background: var(--surface);
    font-size: var(--text-small);
    font-weight: 600;
    list-style: none;
    cursor: pointer;

    &::-webkit-details-marker {
      display: none;
    }
  }

  /* Over the products' top, below the row that stays in sight: results change beside it. */
  details > div {
    position: absolute;
    inset: 100% 0 auto;
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr));
    gap: var(--space-2);
    max-height: 50vh;
    padding: var(--space-1) var(--space-4) var(--space-3);
    background: var(--blush);
    box-shadow: var(--shadow-low);
    overflow: auto;
  }

  /* A row that is always there; where the browser can't open it, the button stays. */
  ${media.wide} {
    @supports selector(::details-content) {
      summary {
        display: none;
      }

      details::details-content {
        content-visibility: visible;
      }

      details > div {
        position: static;
        display: flex;
        flex-wrap: wrap;
        max-height: none;
        padding: 0;
        box-shadow: none;
        overflow: visible;
      }
    }
  }

  @media (scripting: none) {
    display: none;
  }
`;
