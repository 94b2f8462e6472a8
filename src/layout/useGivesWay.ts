import { useEffect, useState } from 'react';

/** Pixels scrolled in one direction before the header takes note, so that a trembling thumb does not move it. */
const NOTICE = 12;

/** So far down, in pixels, the header always stays. */
const NEAR_TOP = 80;

/** Whether somebody is reading on, downwards: then the header may go. It is back with the first move upwards. */
export function useGivesWay(): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const look = () => {
      const moved = window.scrollY - last;
      if (Math.abs(moved) < NOTICE) return;
      setAway(moved > 0 && window.scrollY > NEAR_TOP);
      last = window.scrollY;
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return away;
}
