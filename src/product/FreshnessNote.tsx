import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { lateSharedMessages } from '@/messages/lateSharedMessages';
import { useLanguage } from '@/messages/useLanguage';
import { useMessages } from '@/messages/useMessages';
import { STORED_ATTRIBUTE } from '@/offline/storageRules';
import type { ShelfState } from '@/shelves/useShelves';

interface Props {
  readonly shelf: Pick<ShelfState<unknown>, 'mayBeOld'> & {
    /** In milliseconds since 1970; by default when the site sent the stored page. 0 says no time. */
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
  const { freshness } = lateSharedMessages[useLanguage().code];
  const client = useQueryClient();
  const [storedAt, setStoredAt] = useState<string | null>(null);
  const note = useRef<HTMLParagraphElement>(null);
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const root = document.documentElement;
    setStoredAt(root.getAttribute(STORED_ATTRIBUTE));
    // Later pages of the visit come from the site.
    return () => root.removeAttribute(STORED_ATTRIBUTE);
  }, []);
  const readAt = shelf.readAt ?? (Number(storedAt) || undefined);
  const isOld = shelf.mayBeOld || (storedAt !== null && shelf.readAt === undefined);
  const renew = useCallback(() => client.refetchQueries({ type: 'active' }), [client]);
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
