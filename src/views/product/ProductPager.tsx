import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import { categoryPath, productPath } from '@/catalogue/addresses';
import type { Category } from '@/catalogue/Category';
import type { ProductName, ProductOnShelf } from '@/catalogue/ProductOnShelf';
import type { ProductPageMessages } from '@/messages/Messages';
import { productName } from '@/messages/productName';
import { useMessages } from '@/messages/useMessages';
import { clamped } from '@/ui/clamped';
import { Icon } from '@/ui/Icon';
import { InternalLink } from '@/ui/InternalLink';
import { MarkedText } from '@/ui/MarkedText';

interface Props {
  readonly onShelf: ProductOnShelf;
  readonly category: Category;
  readonly messages: ProductPageMessages;
}

/** Links to the neighbours of a product on its shelf, and to the shelf itself. */
export function ProductPager({ onShelf: { previous, next }, category, messages }: Props) {
  const { labelsOf } = useMessages();
  const shelf = labelsOf(category.slug);
  const path = (product: ProductName) => productPath(category, product);
  return (
    <Steps aria-label={messages.neighbours}>
      {previous ? (
        <InternalLink href={path(previous)} rel="prev">
          <Icon name="left" />
          <span>
            <small>{`${messages.previous} `}</small>
            <MarkedText text={productName(previous, shelf)} />
          </span>
        </InternalLink>
      ) : null}
      <InternalLink href={categoryPath(category)}>{messages.shelf(shelf.title)}</InternalLink>
      {next ? (
        <InternalLink href={path(next)} rel="next">
          <span>
            <small>{`${messages.next} `}</small>
            <MarkedText text={productName(next, shelf)} />
          </span>
          <Icon name="right" />
        </InternalLink>
      ) : null}
    </Steps>
  );
}

/*
 * Side by side as long as no word has to break. At the shelf's ends, the only neighbour takes the whole row on a phone.
 */
const Steps = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  align-items: center;
  margin-top: var(--space-8);

  /* The link to the shelf. */
  > a {
    display: flex;
    flex: 1 0 100%;
    order: 1;
    align-items: center;
    justify-content: center;
    gap: var(--space-2);
    min-height: var(--touch);
    color: var(--accent);
    text-align: center;
  }

  > a[rel] {
    flex: 1 1 min(8.5rem, 100%);
    order: 0;
    align-self: stretch;
    justify-content: flex-start;
    padding: var(--space-2);
    border-radius: var(--radius);
    background: var(--surface);
    box-shadow: var(--shadow-low);
    color: inherit;
    font-size: var(--text-small);
    line-height: 1.3;
    text-align: start;
    text-decoration: none;
  }

  > a[rel='next'] {
    justify-content: flex-end;
    text-align: end;
  }

  > a > span {
    ${clamped(4)}
    overflow-wrap: anywhere;
  }

  small {
    display: block;
    color: var(--ink-soft);
  }

  ${media.medium} {
    > a {
      flex: none;
      order: 0;
      max-width: 100%;
      padding-inline: var(--space-4);
    }

    > a[rel] {
      flex: 1 1 12rem;
    }

    /* Empty space for a missing neighbour, so that the link to the shelf stays centred. */
    &:not(:has([rel='prev']))::before,
    &:not(:has([rel='next']))::after {
      content: '';
      flex: 1 1 12rem;
    }
  }
`;
