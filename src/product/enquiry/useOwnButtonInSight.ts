import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether the page's own WhatsApp button is in sight, for the attribute `data-asks`: meanwhile the bottom bar has none,
 * because two green buttons side by side look like two different things. True until it is known: such a button is on the
 * first screen.
 * @param button What is around the button. Behind the bottom bar it is out of sight.
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
