import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useLateMessages } from '@/messages/useLateMessages';
import { useMessages } from '@/messages/useMessages';
import { STORED_ATTRIBUTE } from '@/offline/storageRules';
import { askAgain } from '@/shelves/askAgain';
import type { ShelfState } from '@/shelves/useShelves';
import { useLate } from '@/ui/useLate';

interface Props {
  readonly shelf: Pick<ShelfState<unknown>, 'mayBeOld'> & {
    /** In milliseconds since 1970; by default when the page was stored. 0 says no time. */
    readonly readAt?: number | undefined;
  };
  readonly what?: 'prices' | 'page';
}

/**
 * Says that a page may be out of date, and when it was read. When the network returns it asks the site at once, because
 * React Query does so only for a page that was open when the network went. Once the data is renewed, it says so in a
 * note of the same height, so that nothing jumps.
 */
export function FreshnessNote({ shelf, what = 'prices' }: Props) {
  const { moment } = useMessages();
  const { freshness } = useLateMessages();
  const client = useQueryClient();
  const [storedAt, setStoredAt] = useState<string | null>(null);
  const note = useRef<HTMLParagraphElement>(null);
  const [height, setHeight] = useState(0);
  useEffect(() => setStoredAt(document.documentElement.getAttribute(STORED_ATTRIBUTE)), []);
  const readAt = shelf.readAt ?? (Number(storedAt) || undefined);
  // Prices that the site has not confirmed yet came with the page a moment ago, unless it was stored.
  const isRenewing =
    useIsFetching({ queryKey: ['shelf'], type: 'active' }) > 0 && Boolean(shelf.readAt);
  const [isLate] = useLate(isRenewing);
  const isOld = shelf.mayBeOld || isLate || (storedAt !== null && shelf.readAt === undefined);
  const renew = useCallback(() => askAgain(client), [client]);
  useEffect(() => {
    if (!isOld) return;
    window.addEventListener('online', renew);
    return () => window.removeEventListener('online', renew);
  }, [isOld, renew]);
  useEffect(() => {
    if (isOld) setHeight(note.current?.getBoundingClientRect().height ?? 0);
  }, [isOld]);
  return (
    <div role="status">
      {isOld ? (
        <Note ref={note}>
          <span>{`${freshness[what](readAt ? moment(new Date(readAt)) : undefined)} `}</span>
          <Retry type="button" onClick={renew}>
            {freshness.retry}
          </Retry>
        </Note>
      ) : null}
      {height && !isOld ? <Note style={{ minHeight: height }}>{freshness.renewed}</Note> : null}
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
  font-weight: 600;
  text-decoration: underline;
`;
