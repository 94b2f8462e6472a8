import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether an element has been in view at least once: an animation that should be noticed waits for it. `margin`: or as near to
 * the view as this, a length of CSS or a share of the window.
 */
export function useInView(element: RefObject<HTMLElement | null>, margin = '0px'): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!element.current || seen) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setSeen(true);
      },
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, seen, margin]);
  return seen;
}
