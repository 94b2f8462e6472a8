import styled from 'styled-components';
import type { Product } from '@/catalogue/items';
import { words } from '@/words/words';

/** What a product costs: struck M.R.P., percent and price, as far as the owner's document says. */
export function Price({ product: { mrp, off, price } }: { product: Product }) {
  const struck = mrp !== undefined && price !== undefined && mrp > price;
  return (
    <Line>
      {struck ? (
        <Struck>
          <Label>{words.product.mrp}</Label> <s>{words.rupees(mrp)}</s>
        </Struck>
      ) : null}
      {off ? <Badge>{words.product.off(off)}</Badge> : null}
      {price === undefined ? (
        <OnRequest>{words.product.onRequest}</OnRequest>
      ) : (
        <Amount>
          <span className="visually-hidden">{words.product.price} </span>
          {words.rupees(price)}
        </Amount>
      )}
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--space-2);
`;

const Struck = styled.span`
  color: var(--ink-soft);
  font-size: var(--text-small);
`;

const Label = styled.span`
  letter-spacing: 0.02em;
`;

const Badge = styled.span`
  color: var(--accent);
  font-size: var(--text-small);
  font-weight: 600;
`;

const Amount = styled.strong`
  flex-basis: 100%;
  font: 600 1.375rem/1.3 var(--font-display);
`;

const OnRequest = styled.strong`
  flex-basis: 100%;
  font: 500 1.0625rem/1.5 var(--font-display);
`;
