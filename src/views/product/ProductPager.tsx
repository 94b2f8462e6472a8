import styled from 'styled-components';
import { categoryPath, productPath } from '@/catalogue/addresses/addresses';
import type { Category } from '@/catalogue/Category';
import type { ProductName, ProductOnShelf } from '@/catalogue/ProductOnShelf';
import type { ProductPageMessages } from '@/messages/Messages';
import { productName } from '@/messages/productName';
import { useMessages } from '@/messages/useMessages';
import { Icon } from '@/ui/Icon';
import { InternalLink } from '@/ui/InternalLink';
import { MarkedText } from '@/ui/MarkedText';

interface Props {
  readonly onShelf: Pick<ProductOnShelf, 'previous' | 'next'>;
  readonly category: Category;
  readonly messages: ProductPageMessages;
}

/** Links to the neighbours of a product on its shelf, and to the shelf itself. */
export function ProductPager({ onShelf: { previous, next }, category, messages }: Props) {
  const { labelsOf } = useMessages();
  const shelf = labelsOf(category.slug);
  const nameOf = (product: ProductName) => (
    <span className="visually-hidden">
      <MarkedText text={productName(product, shelf)} />
    </span>
  );
  return (
    <Steps aria-label={messages.neighbours}>
      {previous ? (
        <InternalLink href={productPath(category, previous)} rel="prev">
          <Icon name="left" />
          <span>{`${messages.previous} `}</span>
          {nameOf(previous)}
        </InternalLink>
      ) : null}
      {next ? (
        <InternalLink href={productPath(category, next)} rel="next">
          <span>{`${messages.next} `}</span>
          {nameOf(next)}
          <Icon name="right" />
        </InternalLink>
      ) : null}
      <InternalLink href={categoryPath(category)}>{messages.shelf(shelf.title)}</InternalLink>
    </Steps>
  );
}

const Steps = styled.nav`
  display: flex;
  flex-wrap: wrap;
  column-gap: var(--space-6);

  > a {
    display: flex;
    align-items: center;
    gap: 2px;
    min-height: var(--touch);
    color: var(--accent);
    font-size: var(--text-small);
  }
`;
