import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { RecentlyViewedMessages } from '@/messages/Messages';
import { useInView } from '@/ui/useInView';

interface Props {
  /** The `shortlistKey` of the product that the page itself shows. */
  readonly except?: string | undefined;
  /** Fetches the words of the row. */
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
 * What a visitor looked at last, below all that the shop shows. It is fetched when somebody comes near, a screen before, so that
 * nothing moves that is in view.
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
