import { media } from '@styles/breakpoints';
import { useQueries } from '@tanstack/react-query';
import { memo } from 'react';
import styled from 'styled-components';
import { productName } from '@/messages/productName';
import { useMessages } from '@/messages/useMessages';
import { PriceLine } from '@/product/PriceLine';
import { ShortlistButton } from '@/product/ShortlistButton';
import { SmallCard } from '@/product/SmallCard';
import { detailsOf } from '@/search/detailsOf';
import type { ListedProduct, ShelfDetails } from '@/search/SearchList';
import { detailsQuery } from '@/search/searchQueries';
import { InternalLink } from '@/ui/InternalLink';

interface Props {
  readonly products: readonly ListedProduct[];
  /** Whether typing has paused. Before that no details are fetched, because the shelves among the results change. */
  readonly hasPaused: boolean;
  readonly onFollow: () => void;
}

/** The products among the search results, a row each that links to the product page, with the heart that keeps it. */
export function FoundProducts({ products, hasPaused, onFollow }: Props) {
  const slugs = [...new Set(products.map(({ slug }) => slug))];
  const details = useQueries({
    queries: slugs.map((slug) => ({ ...detailsQuery(slug), enabled: hasPaused })),
  });
  return (
    <List>
      {products.map((product) => (
        <ResultRow
          key={`${product.slug} ${product.id}`}
          product={product}
          details={details[slugs.indexOf(product.slug)]?.data}
          onFollow={onFollow}
        />
      ))}
    </List>
  );
}

interface ResultRowProps {
  readonly product: ListedProduct;
  readonly details: ShelfDetails | undefined;
  readonly onFollow: () => void;
}

/** Memoised, because most rows stay when a letter is added. */
const ResultRow = memo(function ResultRow({ product, details, onFollow }: ResultRowProps) {
  const { labelsOf } = useMessages();
  const { slug, price, off, soldOut } = product;
  const { path, id, image } = detailsOf(product, details);
  const shelf = labelsOf(slug);
  return (
    <li>
      <InternalLink href={path} onClick={onFollow}>
        <SmallCard
          picture={details && { src: image, sizes: '64px', widths: WIDTHS }}
          title={productName(product, shelf)}
          name="span"
        >
          <p>{shelf.title}</p>
          <PriceLine product={{ price, off, soldOut }} brief />
        </SmallCard>
      </InternalLink>
      {id ? (
        <ShortlistButton
          product={{ ...product, id, ...(image ? { image } : {}) }}
          category={product}
        />
      ) : null}
    </li>
  );
});

/** Picture widths in pixels, enough for the densest screens. */
const WIDTHS = [180, 360] as const;

const List = styled.ul`
  display: grid;
  gap: var(--space-2);

  ${media.medium} {
    grid-template-columns: 1fr 1fr;
  }

  > li {
    position: relative;
  }

  /* The heart has its place beside the lines below the name before it is there. */
  > li > button {
    position: absolute;
    right: var(--space-1);
    bottom: var(--space-1);
  }

  > li > a {
    display: block;
    height: 100%;
    min-height: 80px;
    padding: var(--space-2);
    border-radius: var(--radius);
    background: var(--surface);
    box-shadow: var(--shadow-low);
    text-decoration: none;

    &:hover {
      background: var(--blush);
    }

    > div {
      grid-template-columns: 64px minmax(0, 1fr);
      gap: var(--space-3);
    }
  }

  .arch {
    align-self: start;
    border-radius: 2rem 2rem 0.5rem 0.5rem;
  }

  .name {
    display: block;
    font: 600 min(1rem, 5.6vmin) / max(1.2, var(--line-least)) var(--font-display);
    overflow-wrap: anywhere;
  }

  p {
    padding-right: var(--round);
    color: var(--ink-soft);
    font-size: var(--text-small);
  }

  .price {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-2);
    color: inherit;
    font-size: inherit;
  }

  strong:not(.words) {
    font: 600 1.125rem / max(1.25, var(--line-least)) var(--font-display);
  }

  .flag {
    padding: 1px var(--space-2);
    border-radius: var(--radius-pill);
    background: var(--accent);
    color: var(--on-dark);
    font: 600 0.8125rem / 1.3 var(--font-display);
  }
`;
