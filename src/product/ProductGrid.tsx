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

/** The shelf: two cards a row on phones, three from medium widths on; fewer where large text needs the room. */
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
  --columns: 2;
  --least: 8.5rem;
  --gap: 10px;

  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(100%, max(var(--least), (100% - (var(--columns) - 1) * var(--gap)) / var(--columns))), 1fr)
  );
  column-gap: var(--gap);

  > li {
    display: grid;
    grid-row: span 5;
    grid-template-rows: subgrid;
    margin-bottom: var(--gap);
  }

  ${media.medium} {
    --columns: 3;
    --gap: var(--space-6);
  }

  ${media.short} {
    --columns: 2;
    --least: 17rem;
    --gap: 10px;

    > li {
      display: block;
      grid-row: auto;
    }
  }

  ${media.print} {
    display: block;

    > li {
      display: block;
      margin: 0;
    }
  }
`;
