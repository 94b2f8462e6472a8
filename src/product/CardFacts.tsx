import type { Product } from '@/catalogue/items';
import { useMessages } from '@/messages/useMessages';
import { MarkedText } from '@/ui/MarkedText';

/** How many swatches a card shows: as many as stand beside the words on a phone 360 pixels wide. */
const SWATCHES = 5;

/**
 * How many shades there are and the size, in one line of a card: "3 shades · 30 ml". Only what the shop has counts, and
 * nothing is rendered where neither is known. Paper names the shades. The styles are in `cardTextStyle`.
 */
export function CardFacts({ product: { shades = [], size } }: { readonly product: Product }) {
  const { product: messages } = useMessages();
  const here = shades.filter(({ soldOut }) => !soldOut);
  const said = [here.length > 0 && messages.shades(here.length), size?.text].filter(Boolean);
  if (said.length === 0) return null;
  return (
    <span className="facts">
      {here
        .filter(({ colour }) => colour)
        .slice(0, SWATCHES)
        .map(({ name, colour }) => (
          <i key={name} style={{ background: colour }} />
        ))}
      <MarkedText text={` ${said.join(' · ')}`} />
      {here.length > 0 ? (
        <span className="names">
          <MarkedText text={`: ${here.map(({ name }) => name).join(', ')}`} />
        </span>
      ) : null}
    </span>
  );
}
