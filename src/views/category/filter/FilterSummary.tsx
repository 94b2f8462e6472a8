import styled from 'styled-components';
import { filterKinds } from '@/catalogue/filter/ShelfFilter';
import type { Product } from '@/catalogue/items';
import type { FilterMessages } from '@/messages/Messages';
import { choiceName } from './choiceName';
import { useAddressFilter } from './useAddressFilter';

interface Props {
  readonly products: readonly Product[];
  /** The button's words when nothing is chosen. */
  readonly choose: string;
  readonly messages: FilterMessages;
}

/** What the button says: "Largest discount · 21 of 45". Where the words are too long, the number stays whole. */
export function FilterSummary({ products, choose, messages }: Props) {
  const { filter, left, isFiltered } = useAddressFilter(products);
  const names = filterKinds.map((kind) => choiceName(kind, filter, products, messages));
  const said = [filter.order && messages.orders[filter.order], ...names].filter(Boolean);
  return (
    <>
      <Words>{said.join(' · ') || choose}</Words>
      {isFiltered ? <Count>{`· ${messages.left(left, products.length)}`}</Count> : null}
    </>
  );
}

const Words = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Count = styled.span`
  flex: none;
`;
