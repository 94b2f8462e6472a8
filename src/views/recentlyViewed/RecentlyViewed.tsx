import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { RecentlyViewedMessages } from '@/messages/Messages';
import { useInView } from '@/ui/useInView';

interface Props {
  /** The `shortlistKey` of the product that this page shows; the row leaves it out. */
  readonly except?: string | undefined;
  /** Fetches the messages of the row. */
  readonly loadMessages: () => Promise<RecentlyViewedMessages>;
}

interface Loaded {
  readonly Products: ComponentType<{
    messages: RecentlyViewedMessages;
    except?: string | undefined;
  }>;
  readonly messages: RecentlyViewedMessages;
}

/**
 * The recently viewed products, below all other content. They are fetched one screen before they come into view, so
 * that nothing visible moves.
 */
export function RecentlyViewed({ except, loadMessages }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const near = useInView(place, '100%');
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    if (!near) return;
    Promise.all([import('./ViewedProducts'), loadMessages()]).then(
      ([{ ViewedProducts: Products }, messages]) => setLoaded({ Products, messages }),
      () => undefined,
    );
  }, [near, loadMessages]);
  return (
    <div ref={place}>
      {loaded ? <loaded.Products messages={loaded.messages} except={except} /> : null}
    </div>
  );
}
