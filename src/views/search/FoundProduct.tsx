import { css } from 'styled-components';
import { useWords } from '@/language/useWords';
import { Picture } from '@/pictures/Picture';
import type { ListedProduct } from '@/search/SearchList';
import { InternalLink } from '@/ui/InternalLink';
import { priceText } from '@/words/priceText';
import { productName } from '@/words/productName';

interface Props {
  readonly product: ListedProduct;
  readonly path: string;
  readonly image?: string;
  readonly onFollow: () => void;
}

/** A line that leads to a product's page. Its list has its look: `lineStyle`. */
export function FoundProduct({ product, path, image, onFollow }: Props) {
  const words = useWords();
  const { slug, off, soldOut } = product;
  const shelf = words.categories[slug];
  return (
    <InternalLink href={path} onClick={onFollow}>
      <div className="arch">
        <Picture src={image} alt="" sizes="64px" widths={WIDTHS} />
      </div>
      <b>{productName(product, shelf)}</b>
      <p>{shelf.title}</p>
      <p className="cost">
        {priceText(product, words)}{' '}
        {soldOut ? (
          <em>{words.product.soldOut}</em>
        ) : off ? (
          <em>{words.product.off(off)}</em>
        ) : null}
      </p>
    </InternalLink>
  );
}

/** Enough for the densest screens. */
const WIDTHS = [180, 360] as const;

/** One style for a line, in that of the list: typing makes a dozen of them at once. */
export const lineStyle = css`
  > li > a {
    display: grid;
    grid-template: auto auto 1fr / 64px minmax(0, 1fr);
    column-gap: var(--space-3);
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
    font: 600 min(1rem, 5.6vmin) / 1.2 var(--font-display);
    overflow-wrap: anywhere;
  }

  p {
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
