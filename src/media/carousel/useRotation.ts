import { startTransition, useEffect, useRef, useState } from 'react';
import { mayPrefetch } from '@/ui/mayPrefetch';

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
 * Turns to the next of `count` pictures every six seconds, only when asked to with reduced motion or where data is saved (each
 * turn fetches a picture), not while the pointer or the focus is inside, and no more once the visitor has stopped it.
 */
export function useRotation(count: number, show: (next: (current: number) => number) => void) {
  const [stopped, setStopped] = useState(false);
  // One state of both: a press brings the pointer and the focus, and changes nothing with the second.
  const inside = useRef({ pointer: false, focus: false });
  const [held, setHeld] = useState(false);
  const turning = count > 1 && !stopped && !held;
  const note = (what: 'pointer' | 'focus', is: boolean) => {
    inside.current[what] = is;
    const { pointer, focus } = inside.current;
    // The press that came with it is answered first.
    startTransition(() => setHeld(pointer || focus));
  };

  useEffect(() => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    setStopped(still || !mayPrefetch());
  }, []);

  useEffect(() => {
    if (!turning) return;
    const clock = setInterval(() => show((current) => (current + 1) % count), STANDS_MS);
    return () => clearInterval(clock);
  }, [turning, count, show]);

  return {
    turning,
    stopped,
    toggle: () => setStopped((was) => !was),
    stop: () => setStopped(true),
    area: {
      onPointerEnter: () => note('pointer', true),
      onPointerLeave: () => note('pointer', false),
      onFocus: () => note('focus', true),
      onBlur: () => note('focus', false),
    },
  };
}
