import { useRef } from 'react';
import type { RecentlyViewedMessages } from '@/messages/Messages';
import { loadLater } from '@/ui/loadLater';
import { useInView } from '@/ui/useInView';

interface Props {
  /** The `shortlistKey` of the product that this page shows; the row leaves it out. */
  readonly except?: string | undefined;
  /** Fetches the messages of the row. */
  readonly loadMessages: () => Promise<RecentlyViewedMessages>;
}

const row = loadLater(() => import('./ViewedProducts').then((module) => module.ViewedProducts));

/**
 * The recently viewed products, below all other content. They are loaded one screen before they come into view, so
 * that nothing visible moves.
 */
export function LaterViewedProducts({ except, loadMessages }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const near = useInView(place, '100%');
  const ViewedProducts = row.useLoaded(near);
  const messages = loadLater(loadMessages).useLoaded(near);
  return (
    <div ref={place}>
      {ViewedProducts && messages ? <ViewedProducts messages={messages} except={except} /> : null}
    </div>
  );
}
