import { type RefObject, useEffect, useState } from 'react';

/** Whether an element has been in view once, or this near (a CSS length, or % of the viewport). */
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
