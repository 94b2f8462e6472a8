import styled from 'styled-components';
import type { ReportedCollection } from '@/catalogue/Report';
import type { ReportMessages } from '@/messages/Messages';
import { InternalLink } from '@/ui/InternalLink';

interface Props {
  readonly shelves: readonly ReportedCollection[];
  readonly about: string;
  readonly messages: ReportMessages;
}

/** The empty collections, in one line that opens: a new shop has many. */
export function EmptyShelves({ shelves, about, messages }: Props) {
  if (shelves.length === 0) return null;
  return (
    <details>
      <Summary>{messages.empty(shelves.length)}</Summary>
      <p>{about}</p>
      <ul>
        {shelves.map(({ collection, page }) => (
          <li key={collection}>
            <InternalLink href={page}>{collection}</InternalLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

const Summary = styled.summary`
  padding-block: var(--space-3);
  font-weight: 600;
  cursor: pointer;
`;
