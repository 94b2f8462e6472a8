import { media } from '@styles/breakpoints';
import { memo } from 'react';
import styled, { css } from 'styled-components';
import type { Category } from '@/catalogue/Category';
import type { Product } from '@/catalogue/items';
import { useRest } from '@/ui/useRest';
import type { CardPress } from './CardPress';
import { ProductCard } from './ProductCard';

/** How many pictures stand above the fold of a phone, and so load at once. */
const FIRST_ROW = 2;

/** How many cards the first screen has at most, on a wide one. */
const FIRST_SCREEN = 6;

/** What lies over the shelf, and comes and goes, is nothing to its cards. */
const Card = memo(ProductCard);

interface Props {
  readonly products: readonly Product[];
  readonly category: Category;
  readonly press?: CardPress;
}

/** The shelf: two cards a row on phones, three from medium widths on; fewer where large text needs the room. */
export function ProductGrid({ products, category, press }: Props) {
  const shown = useRest() ? products : products.slice(0, FIRST_SCREEN);
  return (
    <Grid>
      {shown.map((product, index) => (
        <li key={product.id}>
          <Card product={product} category={category} eager={index < FIRST_ROW} press={press} />
        </li>
      ))}
    </Grid>
  );
}

/** At most so many columns, and fewer where one would be narrower than `least`, which grows with the text. */
const columns = (most: number, gap: string, least: string) => css`
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(100%, max(${least}, (100% - ${most - 1} * ${gap}) / ${most})), 1fr)
  );
  column-gap: ${gap};

  > li {
    margin-bottom: ${gap};
  }
`;

const Grid = styled.ul`
  display: grid;
  ${columns(2, '10px', '8.5rem')}

  > li {
    display: grid;
    grid-row: span 5;
    grid-template-rows: subgrid;
  }

  ${media.medium} {
    ${columns(3, 'var(--space-6)', '8.5rem')}
  }

  ${media.short} {
    ${columns(2, '10px', '17rem')}

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
