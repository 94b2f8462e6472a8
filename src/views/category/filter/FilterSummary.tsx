import styled from 'styled-components';
import { filterKinds } from '@/catalogue/filter/ShelfFilter';
import type { FilterProps } from './AppliedFilter';
import { choiceName } from './choiceName';

interface Props extends Omit<FilterProps, 'setFilter'> {
  readonly choose: string;
}

/** The button's words: "Biggest discount · 21 of 45". When too long, the number stays whole. */
export function FilterSummary({ products, filter, matching, isFiltered, choose, messages }: Props) {
  const names = filterKinds.map((kind) => choiceName(kind, filter, products, messages));
  const said = [filter.order && messages.orders[filter.order], ...names].filter(Boolean);
  return (
    <>
      <Words>{said.join(' · ') || choose}</Words>
      {isFiltered ? <Count>{`· ${messages.left(matching.length, products.length)}`}</Count> : null}
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
