import { useQueryClient } from '@tanstack/react-query';
import styled from 'styled-components';
import { useMessages } from '@/messages/useMessages';
import type { ShelfState } from '@/shelves/useShelves';

interface Props {
  readonly shelf: Pick<ShelfState<unknown>, 'readAt' | 'mayBeOld'>;
  /** Whether the note is about prices, or about pictures and clips. */
  readonly what?: 'prices' | 'page';
}

/**
 * Says that a page may be out of date, and when it was read if that is known. A status message, so that screen readers
 * announce it.
 */
export function FreshnessNote({ shelf, what = 'prices' }: Props) {
  const messages = useMessages();
  const client = useQueryClient();
  return (
    <div role="status">
      {shelf.mayBeOld ? (
        <Note>
          {messages.freshness[what](
            shelf.readAt === undefined ? undefined : messages.moment(new Date(shelf.readAt)),
          )}{' '}
          <Retry type="button" onClick={() => client.refetchQueries({ type: 'active' })}>
            {messages.freshness.retry}
          </Retry>
        </Note>
      ) : null}
    </div>
  );
}

const Note = styled.p`
  margin-block: var(--space-4);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius);
  background: var(--peach);
`;

const Retry = styled.button`
  min-height: var(--touch);
  font-family: var(--font-display);
  text-decoration: underline;
`;
