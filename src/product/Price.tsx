import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import { honestPrice } from '@/catalogue/honestPrice';
import type { Product } from '@/catalogue/items';
import { priceText } from '@/messages/priceText';
import { useMessages } from '@/messages/useMessages';

/**
 * The price on a card: struck M.R.P., percent off and price, as far as they agree, and whether it is sold out. The
 * styles are in `cardTextStyle`.
 */
export function Price({ product }: { product: Product }) {
  const labels = useMessages();
  const { product: messages, rupees } = labels;
  const { price, struck, percent } = honestPrice(product);
  return (
    <p>
      {struck === undefined ? null : (
        <span className="mrp">
          {`${messages.mrp} `}
          <s>{rupees(struck)}</s>{' '}
        </span>
      )}
      {percent === undefined ? null : <Badge>{`${messages.off(percent)} `}</Badge>}
      {product.soldOut ? <SoldOut>{messages.soldOut} </SoldOut> : null}
      <strong className={price === undefined ? 'words' : undefined}>
        {price === undefined ? null : (
          <span className="visually-hidden">{`${messages.price} `}</span>
        )}
        {priceText(product, labels)}
      </strong>
    </p>
  );
}

/*
 * A ribbon on the card's picture. Its element is in the price's line, so that screen readers read it there. Not
 * printed.
 */
const Badge = styled.span`
  position: absolute;
  top: 0;
  left: var(--space-3);
  padding: 0.4rem 0.5rem 0.6rem;
  border-radius: 0 0 var(--radius-pill) var(--radius-pill);
  background: var(--accent);
  color: var(--on-dark);
  font: 600 0.8125rem/1.1 var(--font-display);

  ${media.print} {
    display: none;
  }
`;

/* In the place of the discount; on paper it replaces the M.R.P. */
const SoldOut = styled(Badge)`
  background: var(--ink);

  ${media.print} {
    display: inline;
    position: static;
    padding: 0;
    background: none;
    color: inherit;
  }
`;
