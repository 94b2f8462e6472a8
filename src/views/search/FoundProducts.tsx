import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import { useWords } from '@/language/useWords';
import { Picture } from '@/media/Picture';
import type { ListedProduct } from '@/search/SearchList';
import { InternalLink } from '@/ui/InternalLink';
import { useDetails } from './useDetails';
import { useSettled } from './useSettled';

/** Pictures are asked for after so many milliseconds without a key. */
const PAUSE = 250;

interface Props {
  readonly products: readonly ListedProduct[];
  readonly onFollow: () => void;
}

/** The products that were found, a line each, which leads to the product's page. */
export function FoundProducts({ products, onFollow }: Props) {
  const { categories, product: words, rupees } = useWords();
  const shown = products.map(({ slug, id }) => `${slug} ${id}`).join();
  const lines = useDetails(products, useSettled(shown, PAUSE) === shown);
  return (
    <List>
      {lines.map(({ product: { slug, id, title, price, off, soldOut }, path, image }) => {
        const shelf = categories[slug].title;
        return (
          <li key={`${slug} ${id}`}>
            <Line href={path} onClick={onFollow}>
              <div className="arch">
                <Picture src={image} alt="" sizes="64px" />
              </div>
              <b>{title ?? shelf}</b>
              <p>{shelf}</p>
              <p className="cost">
                {price === undefined ? words.onRequest : rupees(price)}{' '}
                {soldOut ? <em>{words.soldOut}</em> : off ? <em>{words.off(off)}</em> : null}
              </p>
            </Line>
          </li>
        );
      })}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: var(--space-2);

  ${media.medium} {
    grid-template-columns: 1fr 1fr;
  }
`;

/* One style for a line: typing makes a dozen of them at once. */
const Line = styled(InternalLink)`
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
