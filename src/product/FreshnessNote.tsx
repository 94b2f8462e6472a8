import styled from 'styled-components';
import { useRetry } from '@/shelves/useRetry';
import type { ShelfState } from '@/shelves/useShelf';
import { words } from '@/words/words';

interface Props {
  readonly shelf: Pick<ShelfState<unknown>, 'readAt' | 'refreshFailed'>;
  /** Whether the page is about prices, or about pictures and clips. */
  readonly what?: 'prices' | 'page';
}

/** Says, when a renewal failed, from when the page is. A status message, so it is also heard. */
export function FreshnessNote({ shelf, what = 'prices' }: Props) {
  const retry = useRetry();
  return (
    <div role="status">
      {shelf.refreshFailed ? (
        <Note>
          {words.freshness[what](words.moment(new Date(shelf.readAt)))}{' '}
          <Retry type="button" onClick={retry}>
            {words.freshness.retry}
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
