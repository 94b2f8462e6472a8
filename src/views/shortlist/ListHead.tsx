import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import type { ListLine } from '@/catalogue/shortlist/listLines';
import { listTotals } from '@/catalogue/shortlist/listTotals';
import { inRupees } from '@/messages/inRupees';
import type { ShortlistMessages } from '@/messages/Messages';

interface Props {
  readonly lines: readonly ListLine[];
  readonly awaited?: number | undefined;
  readonly lead: string;
  readonly messages: ShortlistMessages;
}

/** The head of a list: number of goods, their sum once known, and a sentence. */
export function ListHead({ lines, awaited, lead, messages }: Props) {
  const { price, unpriced } = listTotals(lines);
  return (
    <>
      <Sum>
        {awaited === undefined
          ? messages.sum(lines.length, price > 0 ? inRupees(price) : '', unpriced)
          : messages.goods(awaited)}
      </Sum>
      <span>{lead}</span>
    </>
  );
}

/* On wide screens in the sentence's line, so that nothing moves when the sum comes. */
const Sum = styled.strong`
  display: block;
  font: 600 var(--text-large) / max(calc(24 / 18), var(--line-least)) var(--font-text);

  ${media.medium} {
    display: inline;
    margin-inline-end: var(--space-3);
    line-height: 1;
  }
`;
