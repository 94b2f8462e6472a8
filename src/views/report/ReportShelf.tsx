import styled from 'styled-components';
import type { ReportPart } from '@/catalogue/Report';
import type { ReportMessages } from '@/messages/Messages';
import { InternalLink } from '@/ui/InternalLink';
import { ReportItem } from './ReportItem';

interface Props {
  readonly part: ReportPart;
  readonly messages: ReportMessages;
}

/** The diagnostics of one collection; its name links to the page that shows it. */
export function ReportShelf({ part: { collection, page, entries, more }, messages }: Props) {
  return (
    <section>
      <Name>
        <InternalLink href={page}>{collection}</InternalLink>
      </Name>
      <List>
        {entries.map((entry) => (
          <ReportItem
            key={`${entry.id} ${entry.field} ${entry.problem}`}
            entry={entry}
            messages={messages}
          />
        ))}
      </List>
      {more > 0 ? <p>{messages.more(more)}</p> : null}
    </section>
  );
}

const Name = styled.h3`
  margin-top: var(--space-4);
  font-size: var(--text-larger);
  overflow-wrap: anywhere;
  break-after: avoid;
`;

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  margin-block: var(--space-2);
  padding: 0;
  list-style: none;
`;
