import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import type { Category } from '@/catalogue/Category';
import type { Product } from '@/catalogue/items';
import { ProductCard } from './ProductCard';

/** How many pictures stand above the fold of a phone, and so load at once. */
const FIRST_ROW = 2;

interface Props {
  readonly products: readonly Product[];
  readonly category: Category;
}

/** The shelf: two cards a row on phones, three from medium widths on. */
export function ProductGrid({ products, category }: Props) {
  return (
    <Grid>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} category={category} eager={index < FIRST_ROW} />
        </li>
      ))}
    </Grid>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-3);

  ${media.medium} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--space-6);
  }
`;
