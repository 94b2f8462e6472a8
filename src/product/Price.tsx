import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import { figures } from '@/catalogue/figures';
import type { Product } from '@/catalogue/items';
import { useWords } from '@/language/useWords';
import { DiscountBadge } from './DiscountBadge';
import { SoldOutBadge } from './SoldOutBadge';

/** What a product costs: struck M.R.P., percent and price, as far as they go together; and that it is sold out. */
export function Price({ product }: { product: Product }) {
  const words = useWords();
  const { price, struck, percent } = figures(product);
  return (
    <Line>
      {struck === undefined ? null : (
        <Struck>
          {words.product.mrp} <s>{words.rupees(struck)}</s>{' '}
        </Struck>
      )}
      {percent === undefined ? null : <DiscountBadge percent={percent} />}
      {product.soldOut ? <SoldOutBadge /> : null}
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

  ${media.print} {
    display: grid;
    grid-template-columns: 30mm 26mm;
    text-align: right;
  }
`;

const Struck = styled.span`
  order: 1;
  color: var(--ink-soft);
  font-size: 0.8125rem;
  white-space: nowrap;

  ${media.print} {
    order: 0;
  }
`;

const Amount = styled.strong<{ $words?: boolean }>`
  font: 600 ${({ $words }) => ($words ? '1rem' : '1.375rem')} / 1.25 var(--font-display);

  ${media.print} {
    grid-column: 2;
    font-size: 1rem;
  }
`;
