import { Activity, type ComponentType, memo, useDeferredValue, useMemo, useState } from 'react';
import styled from 'styled-components';
import type { Category } from '@/catalogue/categories';
import type { ShelvedProduct } from '@/catalogue/ShelvedProduct';
import { cameByLink } from '@/ui/rendering/arrival';
import { renderNearViewport } from '@/ui/rendering/renderNearViewport';
import { AskCell } from './AskCell';
import { ProductCard } from './ProductCard';

/** Pictures above the fold of a phone; they load eagerly. */
const FIRST_ROW = 2;

/** Twelve cards fill whole rows of one to four columns. */
const PIECE_SIZE = 12;

/** Memoised, because most cards of a changed piece stay the same. */
const Card = memo(ProductCard);

interface Props {
  readonly products: readonly ShelvedProduct[];
  /** Names each product's shelf. It is a prop, so that a shelf's page does not load its code. */
  readonly ShelfLink?: ComponentType<{ readonly category: Category }> | undefined;
  /** What to ask the shop for in the empty cell of the last row; by default nothing stands there. */
  readonly asksFor?: string | undefined;
}

/** A grid of products: two a row on phones, three on wider screens, four on the widest, fewer with large text. */
export function ProductGrid({ products, ShelfLink, asksFor }: Props) {
  const pieces = useMemo(() => piecesOf(products), [products]);
  // After a tap the first cards are there at once, and React renders the others when they are painted.
  const [first] = useState(() => (cameByLink() ? pieces.slice(0, 1) : undefined));
  const rendered = useDeferredValue(pieces, first);
  if (pieces.length === 0) return null;
  return (
    <div className="cards">
      {rendered.map(([first, piece]) => (
        <Piece
          key={first}
          first={first}
          products={piece}
          ShelfLink={ShelfLink}
          asksFor={first + piece.length === products.length ? asksFor : undefined}
        />
      ))}
    </div>
  );
}

interface PieceProps extends Props {
  readonly first: number;
}

/** Twelve cards, laid out only near the viewport and hydrated on their own (`Activity`): no press waits for all. */
const Piece = memo(function Piece({ products, ShelfLink, asksFor, first }: PieceProps) {
  return (
    <Activity>
      <Rows>
        {products.map(({ product, category, shade }, index) => (
          <Card
            key={`${category.slug} ${product.id}`}
            product={product}
            category={category}
            shade={shade}
            ShelfLink={ShelfLink}
            eager={first === 0 && index < FIRST_ROW}
          />
        ))}
        {asksFor ? <AskCell title={asksFor} beside={products.length} /> : null}
      </Rows>
    </Activity>
  );
});

function piecesOf(
  products: readonly ShelvedProduct[],
): [first: number, piece: readonly ShelvedProduct[]][] {
  return Array.from({ length: Math.ceil(products.length / PIECE_SIZE) }, (_, index) => {
    const first = index * PIECE_SIZE;
    return [first, products.slice(first, first + PIECE_SIZE)];
  });
}

/*
 * At most --columns columns, fewer where a card would be narrower than 8.5rem. The padding has room for shadows and
 * focus rings, which content-visibility would clip.
 */
const Rows = styled.div`
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(
      min(100%, max(8.5rem, (100% - (var(--columns) - 1) * var(--card-gap)) / var(--columns))),
      1fr
    )
  );
  column-gap: var(--card-gap);
  margin: -12px;
  padding: 12px;

  > * {
    margin-bottom: var(--card-gap);
  }

  ${renderNearViewport('shelfPiece')}

  /* The first piece belongs to the first paint; the next comes in a frame of its own. */
  &:first-child {
    content-visibility: visible;
  }
`;
