import { media } from '@styles/breakpoints';
import { css } from 'styled-components';
import type { Product } from '@/catalogue/items';
import { useMessages } from '@/messages/useMessages';
import { MarkedText } from '@/ui/MarkedText';
import { swatchStyle } from '@/ui/swatchStyle';

/** As many as leave room for the size on a phone 360 pixels wide. */
const SWATCHES = 3;

/**
 * Shades, size and brand in one line of a card: swatches, "+1", "30 ml · Rupkatha Studio". Screen
 * readers and paper get "4 shades" in place of swatches, paper their names too.
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
  // Non-breaking: a narrow card shows each part whole or not at all.
  const said = [size?.text, brand].flatMap((part) =>
    part ? [part.replace(/\s/gu, '\u00a0')] : [],
  );
  if (said.length === 0 && here.length === 0) return null;
  return (
    <p className="facts">
      {swatches.map(({ name, colour }) => (
        <i key={name} style={{ color: colour }} />
      ))}
      {swatches.length > 0 && more > 0 ? <i aria-hidden="true">{`+${more}`}</i> : null}
      {here.length > 0 ? (
        <>
          <span className={count}>{` ${messages.shades(here.length)}`}</span>
          <MarkedText className="paper" text={`: ${here.map(({ name }) => name).join(', ')}`} />
          {said.length > 0 ? <span className={count}>{' · '}</span> : null}
        </>
      ) : null}
      <MarkedText text={said.join(' ·\u00a0')} />
    </p>
  );
}

/** See `cardTextStyle`. */
export const cardFactsStyle = css`
  .facts {
    /* One line on phones: the rest wraps out of sight. The product's page has all. */
    ${media.belowMedium} {
      height: 1lh;
      overflow: clip;
    }

    > i {
      display: inline-block;
      min-width: 0.875rem;
      height: 0.875rem;
      margin-right: 4px;
      border-radius: 50%;
      font-style: normal;
      vertical-align: -2px;

      &[style] {
        ${swatchStyle}
      }
    }

    > .count {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`;
