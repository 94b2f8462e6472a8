import type { Product } from '@/catalogue/items';
import { useMessages } from '@/messages/useMessages';
import { MarkedText } from '@/ui/MarkedText';

/** How many swatches a card shows: as many as leave room for the size on a phone 360 pixels wide. */
const SWATCHES = 3;

/**
 * Shades, size and brand in one line of a card: swatches, "+1", "30 ml · Rupkatha Studio". Only what the shop has
 * counts, and nothing is rendered where none is known. Swatches stand in place of "4 shades", which screen readers and
 * paper have; paper also names them. The styles are in `cardTextStyle`.
 */
export function CardFacts({
  product: { shades = [], size, brand },
}: {
  readonly product: Product;
}) {
  const { product: messages } = useMessages();
  const here = shades.filter(({ soldOut }) => !soldOut);
  const swatches = here.filter(({ colour }) => colour).slice(0, SWATCHES);
  const more = here.length - swatches.length;
  const count = swatches.length > 0 ? 'count' : undefined;
  // Each stands on the line or not at all: a narrow card shows only what fits.
  const said = [size?.text, brand].flatMap((part) =>
    part ? [part.replace(/\s/gu, '\u00a0')] : [],
  );
  if (said.length === 0 && here.length === 0) return null;
  return (
    <span className="facts">
      {swatches.map(({ name, colour }) => (
        <i key={name} style={{ color: colour }} />
      ))}
      {swatches.length > 0 && more > 0 ? <i aria-hidden="true">{`+${more}`}</i> : null}
      {here.length > 0 ? (
        <>
          <span className={count}>{` ${messages.shades(here.length)}`}</span>
          <MarkedText className="names" text={`: ${here.map(({ name }) => name).join(', ')}`} />
          {said.length > 0 ? <span className={count}>{' · '}</span> : null}
        </>
      ) : null}
      <MarkedText text={said.join(' ·\u00a0')} />
    </span>
  );
}
