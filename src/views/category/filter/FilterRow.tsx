import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { priceBands, shelfBrands, shelfShades } from '@/catalogue/filter/filterChoices';
import { type FilterTexts, filterTexts } from '@/catalogue/filter/filterInAddress';
import { type ShelfFilter, shelfOrders } from '@/catalogue/filter/ShelfFilter';
import type { Product } from '@/catalogue/items';
import type { FilterMessages } from '@/messages/Messages';
import { Icon } from '@/ui/Icon';
import { useClosedByBack } from '@/ui/overlay/useClosedByBack';
import { QuietButton } from '@/ui/QuietButton';
import { Row } from './FilterRow.style';
import type { ChosenShelf } from './useShelfFilter';

interface Props extends ChosenShelf {
  readonly products: readonly Product[];
  readonly messages: FilterMessages;
}

/** A shelf with fewer products is read faster than it is filtered. */
const FILTERED_FROM = 12;

/**
 * Sorts a shelf, and filters a long one. Wide screens show a row, others a button that opens a sheet. The sheet is a
 * popover, so it opens before hydration.
 */
export function FilterRow({
  products,
  matching,
  filter,
  filterCount,
  choose,
  clear,
  messages,
}: Props) {
  const row = useRef<HTMLDivElement>(null);
  const id = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useClosedByBack(isOpen, () => sheet.current?.hidePopover());
  const chosen = filterTexts(filter);
  // The visitor may have chosen before hydration, and browsers restore a choice.
  const readTouched = useEffectEvent(() => {
    const selects = row.current?.querySelectorAll('select') ?? [];
    const touched = [...selects].filter(
      ({ name, value }) => value && value !== chosen[name as keyof FilterTexts],
    );
    if (touched.length > 0)
      choose(Object.fromEntries(touched.map(({ name, value }) => [name, value])));
  });
  useEffect(() => readTouched(), []);

  const [order, ...filters] = fieldsOf(products, filter, messages).map(
    ([name, label, ...options]) =>
      options.length > 2 || chosen[name] ? (
        <label key={name}>
          <span className="below-wide">{label}</span>
          <select
            name={name}
            aria-label={label}
            value={chosen[name]}
            onChange={({ target }) => choose({ [name]: target.value })}
          >
            {options.map(([text, words]) => (
              <option key={text} value={text}>
                {words}
              </option>
            ))}
          </select>
        </label>
      ) : null,
  );
  if (products.length < FILTERED_FROM && filterCount === 0)
    return (
      <Row ref={row} className="scripted">
        {order}
      </Row>
    );
  return (
    <Row ref={row} className="scripted">
      <button type="button" className="below-wide" popoverTarget={id}>
        <Icon name="choose" />
        <span>{messages.choose(filterCount)}</span>
      </button>
      <div
        id={id}
        ref={sheet}
        popover="auto"
        className="inline-from-wide"
        onBeforeToggle={({ newState }) => setOpen(newState === 'open')}
      >
        <h2 className="below-wide">{messages.choose(0)}</h2>
        {order}
        {filters}
        {/* Where nothing matches, `FilterOutcome` has the button. */}
        {matching.length > 0 ? (
          <p>
            <button type="button" className="button below-wide" popoverTarget={id}>
              {messages.show(matching.length)}
            </button>
            {filterCount > 0 ? (
              <QuietButton type="button" onClick={clear}>
                {messages.clear}
              </QuietButton>
            ) : null}
          </p>
        ) : null}
      </div>
    </Row>
  );
}

/** The text in the address and the words to read. A field's first option chooses nothing and names the field. */
type Option = readonly [text: string, words: string];

type Field = readonly [name: keyof FilterTexts, label: string, ...options: Option[]];

function fieldsOf(
  products: readonly Product[],
  { prices }: ShelfFilter,
  { sort, orders, prices: price, anyPrice, span, brand, anyBrand, shade, anyShade }: FilterMessages,
): Field[] {
  const bands = [...priceBands(products), ...(prices ? [prices] : [])].map(
    (band): Option => [filterTexts({ prices: band }).price, span(band.from, band.below)],
  );
  return [
    ['sort', sort, ['', orders.shop], ...shelfOrders.map((name): Option => [name, orders[name]])],
    // The address may have a price band that is not one of the shelf's.
    ['price', price, ['', anyPrice], ...new Map(bands)],
    ['brand', brand, ['', anyBrand], ...shelfBrands(products).map((name): Option => [name, name])],
    ['shade', shade, ['', anyShade], ...shelfShades(products)],
  ];
}
