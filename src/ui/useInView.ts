import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether an element has been in view at least once, for animations that should be noticed.
 * @param margin Also counts an element this near to the viewport: a CSS length, or a percentage of the viewport.
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
