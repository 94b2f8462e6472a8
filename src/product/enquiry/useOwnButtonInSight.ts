import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether the page's own WhatsApp button is in sight: meanwhile the bottom bar's is outlined,
 * because two green buttons look like different things. True until known: it is on the first
 * screen.
 */
export function useOwnButtonInSight(button: RefObject<HTMLElement | null>): boolean {
  const [isInSight, setInSight] = useState(true);
  useEffect(() => {
    if (!button.current) return;
    const observer = new IntersectionObserver(
      (entries) => setInSight(entries.at(-1)?.isIntersecting ?? true),
      { rootMargin: '0px 0px -64px', threshold: 0.5 },
    );
    observer.observe(button.current);
    return () => observer.disconnect();
  }, [button]);
  return isInSight;
}
