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
            <small>{words.previous} </small>
            {previous.title ?? shelf}
          </span>
        </Step>
      ) : null}
      <Shelf href={categoryPath(category)}>{words.shelf(shelf)}</Shelf>
      {next ? (
        <Step href={path(next)} rel="next">
          <span>
            <small>{words.next} </small>
            {next.title ?? shelf}
          </span>
          <Icon name="right" />
        </Step>
      ) : null}
    </Steps>
  );
}

/* Side by side as long as no word has to break. At the shelf's ends, one of them has the room of both on a phone. */
const Steps = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  align-items: center;
  margin-top: var(--space-8);

  ${media.medium} {
    /* The middle stays the middle. */
    &:not(:has([rel='prev']))::before,
    &:not(:has([rel='next']))::after {
      content: '';
      flex: 1 1 12rem;
    }
  }
`;

const Step = styled(InternalLink)`
  display: flex;
  flex: 1 1 min(8.5rem, 100%);
  align-items: center;
  align-self: stretch;
  gap: var(--space-2);
  min-height: var(--touch);
  padding: var(--space-2);
  border-radius: var(--radius);
  background: var(--surface);
  box-shadow: var(--shadow-low);
  font-size: var(--text-small);
  line-height: 1.3;
  text-decoration: none;

  ${media.medium} {
    flex-basis: 12rem;
  }

  &[rel='next'] {
    justify-content: flex-end;
    text-align: end;
  }

  span {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 4;
    overflow-wrap: anywhere;
  }

  small {
    display: block;
    color: var(--ink-soft);
  }
`;

const Shelf = styled(InternalLink)`
  display: grid;
  flex: 1 0 100%;
  order: 1;
  place-items: center;
  min-height: var(--touch);
  color: var(--accent);
  text-align: center;

  ${media.medium} {
    flex: none;
    order: 0;
    max-width: 100%;
    padding-inline: var(--space-4);
  }
`;
