import { breakpoints, media } from '@styles/breakpoints';
import { Activity, memo, useMemo } from 'react';
import styled, { css } from 'styled-components';
import type { Category } from '@/catalogue/Category';
import type { Product } from '@/catalogue/items';
import { renderNearViewport } from '@/ui/renderNearViewport';
import { useDeferredRest } from '@/ui/useDeferredRest';
import type { CardPress } from './CardPress';
import { ProductCard } from './ProductCard';

/** How many pictures stand above the fold of a phone, and so load at once. */
const FIRST_ROW = 2;

/** How many cards stand in one piece: whole rows of one, two or three, and the first screen of a wide window. */
const PIECE = 6;

/** Each card is an item of the one list. A `div` says so by its role, because a `li` may stand in a list alone. */
const item = { role: 'listitem' };

/** A piece that changes has cards that don't. */
const Card = memo(ProductCard);

interface Props {
  readonly products: readonly Product[];
  readonly category: Category;
  readonly press?: CardPress | undefined;
}

/** The shelf: two cards a row on phones, three from medium widths on; fewer where large text needs the room. */
export function ProductGrid({ products, category, press }: Props) {
  const { shown, goesDown } = useDeferredRest();
  const pieces = useMemo(
    () => piecesOf(shown ? products : products.slice(0, firstScreen())),
    [products, shown],
  );
  return (
    <List data-exact={goesDown || undefined}>
      {pieces.map(([first, piece]) => (
        <Piece
          key={first}
          products={piece}
          category={category}
          eager={first === 0 ? FIRST_ROW : 0}
          press={press}
        />
      ))}
    </List>
  );
}

interface PieceProps extends Props {
  /** How many of the first pictures load at once. */
  readonly eager: number;
}

/**
 * The browser lays out only the pieces near the screen, and React makes each alive by itself, so that no press waits for all
 * (Activity's "selective hydration"). What lies over the shelf, and comes and goes, is nothing to its cards.
 */
const Piece = memo(function Piece({ products, category, eager, press }: PieceProps) {
  return (
    <Activity>
      <Rows>
        {products.map((product, index) => (
          <div key={product.id} {...item}>
            <Card product={product} category={category} eager={index < eager} press={press} />
          </div>
        ))}
      </Rows>
    </Activity>
  );
});

/** How many cards can be seen of a shelf before anybody has moved it: two rows of a phone, of a wider window one piece. */
function firstScreen(): number {
  // The window's width itself would have the page before laid out once more.
  return window.matchMedia(`(min-width: ${breakpoints.medium}px)`).matches ? PIECE : 4;
}

/** Each with the position of its first. */
function piecesOf(products: readonly Product[]): [first: number, piece: readonly Product[]][] {
  return Array.from({ length: Math.ceil(products.length / PIECE) }, (_, index) => {
    const first = index * PIECE;
    return [first, products.slice(first, first + PIECE)];
  });
}

/** At most so many columns, and fewer where one would be narrower than `least`, which grows with the text. */
const columns = (most: number, gap: string, least: string) => css`
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(100%, max(${least}, (100% - ${most - 1} * ${gap}) / ${most})), 1fr)
  );
  column-gap: ${gap};

  > div {
    margin-bottom: ${gap};
  }
`;

/* One list for screen readers. No `ul`, because its items stand in pieces. */
const List = styled.div.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${media.print} {
    display: block;
  }
`;

/* What is cut off at a piece's edge leaves room for shadows and for the ring of the focus. */
const Rows = styled.div`
  display: grid;
  margin: -12px;
  padding: 12px;
  ${columns(2, '10px', '8.5rem')}

  > div {
    display: grid;
    grid-row: span 5;
    grid-template-rows: subgrid;
  }

  ${media.medium} {
    ${columns(3, 'var(--space-6)', '8.5rem')}
  }

  ${media.short} {
    ${columns(2, '10px', '17rem')}

    > div {
      display: block;
      grid-row: auto;
    }
  }

  ${renderNearViewport('shelfPiece')}

  /* In the first paint; the next comes in a frame of its own. */
  &:first-child {
    content-visibility: visible;
  }

  ${media.print} {
    display: block;
    margin: 0;
    padding: 0;

    > div {
      display: block;
      margin: 0;
      break-inside: avoid;
    }
  }
`;
