import styled from 'styled-components';
import type { SharedProduct } from '@/catalogue/shortlist/listFragment';
import { listTotals } from '@/catalogue/shortlist/listTotals';
import type { ShortlistMessages } from '@/messages/Messages';
import { inRupees } from '@/messages/priceText';
import { useReceivedList } from './useReceivedList';

interface Props {
  readonly shared: readonly SharedProduct[];
  readonly messages: ShortlistMessages;
}

/** The head of a shared list: how many goods, their sum as soon as it is known, and where they come from. */
export function SharedHead({ shared, messages: { shared: messages } }: Props) {
  const { lines, isWaiting } = useReceivedList(shared);
  const { price, unpriced } = listTotals(lines);
  return (
    <>
      <Sum>
        {isWaiting
          ? messages.goods(shared.length)
          : messages.sum(lines.length, price > 0 ? inRupees(price) : '', unpriced)}
      </Sum>
      {messages.lead}
    </>
  );
}

const Sum = styled.strong`
  display: block;
  font-size: 1.125rem;
`;
