import { media } from '@styles/breakpoints';
import { useQueries } from '@tanstack/react-query';
import { memo } from 'react';
import styled from 'styled-components';
import { priceText } from '@/messages/priceText';
import { productName } from '@/messages/productName';
import { useMessages } from '@/messages/useMessages';
import { Picture } from '@/pictures/Picture';
import { ShortlistButton } from '@/product/ShortlistButton';
import { detailsOf } from '@/search/detailsOf';
import type { ListedProduct, ShelfDetails } from '@/search/SearchList';
import { detailsQuery } from '@/search/searchQueries';
import { InternalLink } from '@/ui/InternalLink';
import { MarkedText } from '@/ui/MarkedText';

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
  const messages = useMessages();
  const { slug, off, soldOut } = product;
  const { path, id, image } = detailsOf(product, details);
  const shelf = messages.categories[slug];
  return (
    <li>
      <InternalLink href={path} onClick={onFollow}>
        <div className="arch">
          {details ? <Picture src={image} alt="" sizes="64px" widths={WIDTHS} /> : null}
        </div>
        <b>
          <MarkedText text={productName(product, shelf)} />
        </b>
        <p>{shelf.title}</p>
        <p className="cost">
          {priceText(product, messages)}{' '}
          {soldOut ? (
            <em>{messages.product.soldOut}</em>
          ) : off ? (
            <em>{messages.product.off(off)}</em>
          ) : null}
        </p>
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
    display: grid;
    grid-template: auto auto 1fr / 64px minmax(0, 1fr);
    column-gap: var(--space-3);
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
  }

  .arch {
    position: relative;
    grid-row: span 3;
    width: 64px;
    height: 64px;
    overflow: hidden;
    border-radius: 2rem 2rem 0.5rem 0.5rem;
    background: var(--blush);
  }

  b {
    font: 600 min(1rem, 5.6vmin) / max(1.2, var(--line-least)) var(--font-display);
    overflow-wrap: anywhere;
  }

  p {
    padding-right: var(--round);
    color: var(--ink-soft);
    font-size: var(--text-small);
  }

  .cost {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-2);
    color: inherit;
    font-size: inherit;
    font-weight: 600;
  }

  em {
    padding: 1px var(--space-2);
    border-radius: var(--radius-pill);
    background: var(--accent);
    color: var(--on-dark);
    font: 600 0.8125rem / 1.3 var(--font-display);
  }
`;
