import styled from 'styled-components';
import type { ListLine } from '@/catalogue/shortlist/listLines';
import { listTotals } from '@/catalogue/shortlist/listTotals';
import { inRupees } from '@/messages/inRupees';
import type { ShortlistMessages } from '@/messages/Messages';

interface Props {
  readonly lines: readonly ListLine[];
  readonly messages: ShortlistMessages;
}

/** The total of a list. A status message, because the controls of a row change them. */
export function ListSums({ lines, messages }: Props) {
  const { price, unpriced } = listTotals(lines);
  return (
    <Sums role="status">
      {price > 0 ? (
        <p>
          <span>{`${messages.total} `}</span>
          <strong>{inRupees(price)}</strong>
        </p>
      ) : null}
      {unpriced > 0 ? <p>{messages.unpriced(unpriced)}</p> : null}
    </Sums>
  );
}

const Sums = styled.div`
  display: grid;
  gap: var(--space-1);
  justify-items: end;
  padding-block: var(--space-3);
  text-align: end;

  strong {
    font: 600 var(--text-title) / var(--leading) var(--font-display);
  }
`;
