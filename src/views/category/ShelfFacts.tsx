import styled from 'styled-components';
import { categoryPath } from '@/catalogue/addresses/addresses';
import type { Category } from '@/catalogue/categories';
import { isForSale, priceSpan } from '@/catalogue/honestPrice';
import type { Product } from '@/catalogue/items';
import { inRupees } from '@/messages/inRupees';
import { useMessages } from '@/messages/useMessages';
import { ShareButton } from '@/product/ShareButton';
import type { Elements } from '@/ui/Elements';

interface Props {
  readonly category: Category;
  readonly products: readonly Product[];
  /** How many products a filter leaves, in place of how many there are. */
  readonly left?: string | false;
  readonly more?: boolean | undefined;
  readonly children?: Elements;
}

/** The number of products and their price range, as a status message, because a renewal or a filter may change them. */
export function ShelfFacts({ category, products, left, more = false, children }: Props) {
  const messages = useMessages();
  const count = left || messages.category[more ? 'first' : 'count'](products.length);
  const span = priceSpan(products);
  const prices = span && messages.category.prices(inRupees(span[0]), inRupees(span[1]));
  return (
    <Row>
      <p role="status">
        <strong>{count}</strong>
        {prices ? <span>{` ${prices}`}</span> : null}
      </p>
      {children}
      <ShareButton
        title={messages.labelsOf(category.slug).title}
        path={categoryPath(category)}
        pictured={products.some(isForSale)}
      />
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-2);
  align-items: center;
  min-height: var(--touch);

  > p {
    display: flex;
    flex-wrap: wrap;
    column-gap: var(--space-3);
    flex: 1 1 7rem;
    color: var(--ink-soft);
    font-size: var(--text-small);

    > strong {
      font-weight: 600;
    }
  }

  > button {
    margin-right: -10px;
    background: none;
  }
`;
