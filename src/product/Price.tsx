import styled from 'styled-components';
import type { Product } from '@/catalogue/items';
import { useWords } from '@/language/useWords';
import { DiscountBadge } from './DiscountBadge';

/** What a product costs: struck M.R.P., percent and price, as far as the owner's document says. */
export function Price({ product: { mrp, off, price } }: { product: Product }) {
  const words = useWords();
  const struck = mrp !== undefined && price !== undefined && mrp > price;
  return (
    <Line>
      {struck ? (
        <Struck>
          {words.product.mrp} <s>{words.rupees(mrp)}</s>{' '}
        </Struck>
      ) : null}
      {off ? <DiscountBadge percent={off} /> : null}
      {price === undefined ? (
        <Amount $words>{words.product.onRequest}</Amount>
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
  order: 1;
  color: var(--ink-soft);
  font-size: var(--text-small);
`;

const Amount = styled.strong<{ $words?: boolean }>`
  font: 600 ${({ $words }) => ($words ? '1.0625rem' : '1.375rem')} / 1.3 var(--font-display);
`;
