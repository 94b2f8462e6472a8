import { useQueryClient } from '@tanstack/react-query';
import styled from 'styled-components';
import type { ShelfState } from '@/catalogue/shelves/useShelf';
import { words } from '@/words/words';

/** Says, when a renewal failed, from when the prices on screen are. A status message, so it is also heard. */
export function FreshnessNote({ shelf }: { shelf: ShelfState<unknown> }) {
  const client = useQueryClient();
  return (
    <div role="status">
      {shelf.refreshFailed ? (
        <Note>
          {words.freshness.note(clockTime(shelf.readAt))}{' '}
          <Retry type="button" onClick={() => client.refetchQueries({ type: 'active' })}>
            {words.freshness.retry}
          </Retry>
        </Note>
      ) : null}
    </div>
  );
}

function clockTime(readAt: number): string {
  const isToday = new Date(readAt).toDateString() === new Date().toDateString();
  return new Date(readAt).toLocaleString('en-IN', {
    hour: 'numeric',
    minute: '2-digit',
    ...(isToday ? {} : { day: 'numeric', month: 'long' }),
  });
}

const Note = styled.p`
  margin-bottom: var(--space-4);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius);
  background: var(--peach);
`;

const Retry = styled.button`
  min-height: var(--touch);
  font-weight: 600;
  text-decoration: underline;
`;
