import styled from 'styled-components';
import type { ReportedDocument } from '@/catalogue/Report';
import type { ReportMessages } from '@/messages/Messages';
import { DocumentName } from './DocumentName';

interface Props {
  readonly others: readonly ReportedDocument[];
  readonly messages: ReportMessages;
}

/** The further documents with the same remark, in one line that opens. */
export function EqualRemarks({ others, messages }: Props) {
  return (
    <details>
      <Summary>{messages.others(others.length)}</Summary>
      <List>
        {others.map(({ id, title, console }) => (
          <li key={id}>
            {title ? <span>{`${title}: `}</span> : null}
            <DocumentName id={id} console={console} />
          </li>
        ))}
      </List>
    </details>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;

const Summary = styled.summary`
  padding-block: var(--space-3);
  font-weight: 600;
  cursor: pointer;
`;
