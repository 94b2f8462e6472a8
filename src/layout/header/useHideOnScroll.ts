import { useEffect, useState } from 'react';

/** Pixels in one direction before the header reacts: a trembling thumb doesn't move it. */
const THRESHOLD = 12;

const NEAR_TOP = 80;

/** Whether the header should hide: true while scrolling down, false from the first move up. */
export function useHideOnScroll(): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const moved = window.scrollY - last;
      if (Math.abs(moved) < THRESHOLD) return;
      setAway(moved > 0 && window.scrollY > NEAR_TOP);
      last = window.scrollY;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return away;
}
