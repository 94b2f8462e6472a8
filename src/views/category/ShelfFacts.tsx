import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import { categoryPath } from '@/catalogue/addresses';
import type { Category } from '@/catalogue/Category';
import { priceSpan } from '@/catalogue/honestPrice';
import type { Product } from '@/catalogue/items';
import { inRupees } from '@/messages/inRupees';
import { useMessages } from '@/messages/useMessages';
import { ShareButton } from '@/product/ShareButton';

interface Props {
  readonly category: Category;
  readonly products: readonly Product[];
  /** Whether the shelf has more products than these. */
  readonly more?: boolean | undefined;
}

/**
 * The number of products and their price range, and a share button. A status message, because a refresh may change it.
 */
export function ShelfFacts({ category, products, more = false }: Props) {
  const messages = useMessages();
  const count = messages.category[more ? 'first' : 'count'](products.length);
  const span = priceSpan(products);
  const prices = span && messages.category.prices(inRupees(span[0]), inRupees(span[1]));
  return (
    <Row>
      <p role="status">{[count, prices].filter(Boolean).join(' · ')}</p>
      <ShareButton title={messages.labelsOf(category.slug).title} path={categoryPath(category)} />
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  color: var(--gold);
  font: var(--text-small) / 1.3 var(--font-display);

  button {
    margin-block: -10px;
    background: none;

    ${media.belowMedium} {
      position: absolute;
      top: 10px;
      right: 0;
    }

    /* Its circle is visible there, and takes room. */
    @media (forced-colors: active) {
      position: static;
      margin: 0 0 0 var(--space-2);
    }
  }
`;
