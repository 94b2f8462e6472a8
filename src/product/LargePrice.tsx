import styled from 'styled-components';
import { figures } from '@/catalogue/figures';
import type { Product } from '@/catalogue/items';
import { useWords } from '@/language/useWords';
import type { ProductWords } from '@/words/Words';

interface Props {
  readonly product: Pick<Product, 'mrp' | 'off' | 'price' | 'soldOut'>;
  readonly words: ProductWords;
}

/** What a product costs, large: price, struck M.R.P., percent, and what is saved in rupees; or that it is sold out. */
export function LargePrice({ product: document, words }: Props) {
  const { product, rupees } = useWords();
  const { price, struck, percent } = figures(document);
  const soldOut = document.soldOut ? <Badge>{product.soldOut}</Badge> : null;
  if (price === undefined) return <Line>{soldOut ?? <Amount>{product.onRequest}</Amount>}</Line>;
  return (
    <div>
      <Line>
        <Amount>
          <span className="visually-hidden">{product.price} </span>
          {rupees(price)}
        </Amount>
        {struck === undefined ? null : (
          <Struck>
            {product.mrp} <s>{rupees(struck)}</s>
          </Struck>
        )}
        {percent === undefined ? soldOut : <Badge>{product.off(percent)}</Badge>}
      </Line>
      {struck === undefined ? null : <Saved>{words.saved(rupees(struck - price))}</Saved>}
    </div>
  );
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--space-1) var(--space-3);
`;

const Amount = styled.strong`
  font: 600 1.875rem / 1.2 var(--font-display);
`;

const Struck = styled.span`
  color: var(--ink-soft);
`;

const Badge = styled.span`
  padding: 0.2em 0.7em;
  border-radius: var(--radius-pill);
  background: var(--accent);
  color: var(--on-dark);
  font: 600 var(--text-small) / 1.4 var(--font-display);
`;

const Saved = styled.p`
  color: var(--gold);
  font-size: var(--text-small);
`;
