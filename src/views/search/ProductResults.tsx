import { useQueries } from '@tanstack/react-query';
import { memo } from 'react';
import styled from 'styled-components';
import { productName } from '@/messages/productName';
import { useMessages } from '@/messages/useMessages';
import { Price } from '@/product/Price';
import { ShortlistButton } from '@/product/ShortlistButton';
import { SmallCard } from '@/product/SmallCard';
import type { ListedProduct, ShelfDetails } from '@/search/SearchList';
import { detailsQuery } from '@/search/searchQueries';
import { unpackDetails } from '@/search/unpackDetails';
import { InternalLink } from '@/ui/InternalLink';

interface Props {
  readonly products: readonly ListedProduct[];
  /** Whether typing has paused. Until then no details are fetched, because the shelves of the results still change. */
  readonly hasPaused: boolean;
}

/** The products among the results, a row each, which links to its page. */
export function ProductResults({ products, hasPaused }: Props) {
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
        />
      ))}
    </List>
  );
}

interface ResultRowProps {
  readonly product: ListedProduct;
  readonly details: ShelfDetails | undefined;
}

/** Memoised, because most rows stay when a letter is added. */
const ResultRow = memo(function ResultRow({ product, details }: ResultRowProps) {
  const { labelsOf } = useMessages();
  const { slug, price, off, soldOut } = product;
  const { path, id, image } = unpackDetails(product, details);
  const shelf = labelsOf(slug);
  return (
    <li>
      <InternalLink href={path}>
        <SmallCard
          picture={details && { src: image, sizes: '64px', widths: WIDTHS }}
          title={productName(product, shelf)}
          name="span"
        >
          <p>{shelf.title}</p>
          <Price product={{ price, off, soldOut }} variant="narrow" />
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

const WIDTHS = [180, 360] as const;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(20rem, 40%)), 1fr));
  gap: var(--space-2);

  > li {
    position: relative;
  }

  /* The heart is placed so that nothing moves when it appears. */
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
    font: 600 min(var(--text-base), 5.6vmin) / var(--leading) var(--font-display);
    overflow-wrap: anywhere;
  }

  p {
    padding-right: var(--round);
    color: var(--ink-soft);
    font-size: var(--text-small);
  }
`;
