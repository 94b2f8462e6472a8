import { useEffect, useState } from 'react';

/** How long a picture stands, in milliseconds. */
const STANDS_MS = 6_000;

/** The carousel's clock: who may stop it, and whether it turns. */
export interface Rotation {
  readonly turning: boolean;
  readonly stopped: boolean;
  readonly toggle: () => void;
  readonly stop: () => void;
}

/**
 * Turns to the next of `count` pictures every six seconds, never with reduced motion, not while the pointer or the
 * focus is inside, and no more once the visitor has stopped it.
 */
export function useRotation(count: number, show: (next: (current: number) => number) => void) {
  const [stopped, setStopped] = useState(false);
  const [held, setHeld] = useState(false);
  const still = useReducedMotion();
  const turning = count > 1 && !stopped && !held && !still;

  useEffect(() => {
    if (!turning) return;
    const clock = setInterval(() => show((current) => (current + 1) % count), STANDS_MS);
    return () => clearInterval(clock);
  }, [turning, count, show]);

  return {
    turning,
    stopped: stopped || still,
    toggle: () => setStopped((was) => !was),
    stop: () => setStopped(true),
    area: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  };
}

function useReducedMotion(): boolean {
  const [reduced, setReduced] = useState(false);
  useEffect(() => {
    setReduced(window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  }, []);
  return reduced;
}
