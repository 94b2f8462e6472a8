import styled from 'styled-components';
import type { Product } from '@/catalogue/items';
import { priceSpan } from '@/catalogue/priceSpan';
import { words } from '@/words/words';

/** How many products stand on a shelf, and from which price to which. A status message, for a refresh may change it. */
export function ShelfFacts({ products }: { products: readonly Product[] }) {
  const span = priceSpan(products);
  return (
    <Line role="status">
      {words.category.count(products.length)}
      {span ? <> · {words.category.prices(words.rupees(span[0]), words.rupees(span[1]))}</> : null}
    </Line>
  );
}

const Line = styled.p`
  margin-top: var(--space-2);
  color: var(--gold);
  font-family: var(--font-display);
`;
