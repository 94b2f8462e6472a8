import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import { categoryPath, productPath } from '@/catalogue/addresses';
import type { Category } from '@/catalogue/Category';
import type { ProductName, ProductSpot } from '@/catalogue/ProductSpot';
import { useWords } from '@/language/useWords';
import { Icon } from '@/ui/Icon';
import { InternalLink } from '@/ui/InternalLink';
import type { ProductWords } from '@/words/Words';

interface Props {
  readonly spot: ProductSpot;
  readonly category: Category;
  readonly words: ProductWords;
}

/** The ways to what stands beside a product on its shelf, and to the shelf itself. */
export function ShelfSteps({ spot: { previous, next }, category, words }: Props) {
  const { categories } = useWords();
  const shelf = categories[category.slug].title;
  const path = (product: ProductName) => productPath(category, product);
  return (
    <Steps aria-label={words.neighbours}>
      {previous ? (
        <Step href={path(previous)} rel="prev">
          <Icon name="left" />
          <span>
            <small>{words.previous}</small> {previous.title ?? shelf}
          </span>
        </Step>
      ) : null}
      <Shelf href={categoryPath(category)}>{words.shelf(shelf)}</Shelf>
      {next ? (
        <Step href={path(next)} rel="next" $end>
          <span>
            <small>{words.next}</small> {next.title ?? shelf}
          </span>
          <Icon name="right" />
        </Step>
      ) : null}
    </Steps>
  );
}

const Steps = styled.nav`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-2);
  margin-top: var(--space-8);

  ${media.medium} {
    grid-template-columns: 1fr auto 1fr;
    gap: var(--space-6);
  }
`;

const Step = styled(InternalLink)<{ $end?: boolean }>`
  display: flex;
  grid-row: 1;
  grid-column: ${({ $end }) => ($end ? 2 : 1)};
  align-items: center;
  justify-content: ${({ $end }) => ($end ? 'flex-end' : 'flex-start')};
  gap: var(--space-2);
  min-height: var(--touch);
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius);
  background: var(--surface);
  box-shadow: var(--shadow-low);
  font-size: var(--text-small);
  line-height: 1.3;
  text-align: ${({ $end }) => ($end ? 'end' : 'start')};
  text-decoration: none;

  ${media.medium} {
    grid-column: ${({ $end }) => ($end ? 3 : 1)};
  }

  span {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    overflow-wrap: anywhere;
  }

  small {
    display: block;
    color: var(--ink-soft);
  }
`;

const Shelf = styled(InternalLink)`
  display: grid;
  grid-column: 1 / -1;
  place-items: center;
  min-height: var(--touch);
  color: var(--accent);

  ${media.medium} {
    grid-row: 1;
    grid-column: 2;
  }
`;
