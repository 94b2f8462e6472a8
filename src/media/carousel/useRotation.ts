import { startTransition, useEffect, useRef, useState } from 'react';
import { mayPrefetch } from '@/ui/rendering/prefetch';

const INTERVAL_MS = 6_000;

/** The state and controls of the automatic rotation. */
export interface Rotation {
  readonly turning: boolean;
  readonly stopped: boolean;
  readonly toggle: () => void;
  readonly stop: () => void;
}

/**
 * Shows the next of `count` pictures every six seconds, until stopped. Starts stopped with reduced
 * motion, data saving or a slow network, because each turn fetches a picture.
 */
export function useRotation(count: number, show: (next: (current: number) => number) => void) {
  const [stopped, setStopped] = useState(false);
  // A press brings pointer and focus at once, and must cause only one render.
  const inside = useRef({ pointer: false, focus: false });
  const [paused, setPaused] = useState(false);
  const turning = count > 1 && !stopped && !paused;
  const setInside = (cause: 'pointer' | 'focus', is: boolean) => {
    inside.current[cause] = is;
    const { pointer, focus } = inside.current;
    // In a transition, so that the press that brought pointer or focus is handled first.
    startTransition(() => setPaused(pointer || focus));
  };

  useEffect(() => {
    const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    setStopped(reducedMotion || !mayPrefetch());
  }, []);

  useEffect(() => {
    if (!turning) return;
    const clock = setInterval(() => show((current) => (current + 1) % count), INTERVAL_MS);
    return () => clearInterval(clock);
  }, [turning, count, show]);

  return {
    turning,
    stopped,
    toggle: () => setStopped((was) => !was),
    stop: () => setStopped(true),
    area: {
      onPointerEnter: () => setInside('pointer', true),
      onPointerLeave: () => setInside('pointer', false),
      onFocus: () => setInside('focus', true),
      onBlur: () => setInside('focus', false),
    },
  };
}
