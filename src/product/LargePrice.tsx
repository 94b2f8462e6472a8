import styled from 'styled-components';
import type { Product } from '@/catalogue/items';
import { unitPrice } from '@/catalogue/unitPrice';
import { inRupees } from '@/messages/inRupees';
import type { ProductPageMessages } from '@/messages/Messages';
import { Price } from './Price';

interface Props {
  readonly product: Product;
  readonly messages: ProductPageMessages;
}

/** The price of a product, the price per 10 ml, 10 g or piece, and the rupees saved. */
export function LargePrice({ product, messages }: Props) {
  const { price, mrp } = product;
  const perUnit = unitPrice(product);
  const notes = [
    perUnit && messages.per[perUnit.unit](inRupees(perUnit.amount)),
    mrp && price && messages.saved(inRupees(mrp - price)),
  ].filter(Boolean);
  return (
    <div>
      <Price product={product} variant="large" />
      {notes[0] ? <Notes>{notes.join(' · ')}</Notes> : null}
    </div>
  );
}

const Notes = styled.p`
  color: var(--gold);
  font-size: var(--text-small);
`;
