import { type TouchEvent, useRef } from 'react';

/** Shorter than this, in CSS pixels, it was a press. */
const LEAST = 50;

type Handler = (event: TouchEvent) => void;

/** Hears a finger that is drawn to the right or to the left over an element, and not rather up or down. */
export function useSwipe(
  onRight: () => void,
  onLeft: () => void,
): { readonly onTouchStart: Handler; readonly onTouchEnd: Handler } {
  const start = useRef<{ readonly x: number; readonly y: number }>(undefined);
  return {
    onTouchStart: ({ touches }) => {
      const touch = touches[0];
      // Two fingers look closer.
      const isOne = touch && touches.length === 1;
      start.current = isOne ? { x: touch.clientX, y: touch.clientY } : undefined;
    },
    onTouchEnd: ({ changedTouches }) => {
      const touch = changedTouches[0];
      if (!start.current || !touch) return;
      const across = touch.clientX - start.current.x;
      const down = touch.clientY - start.current.y;
      start.current = undefined;
      if (Math.abs(across) < LEAST || Math.abs(across) < 2 * Math.abs(down)) return;
      if (across > 0) onRight();
      else onLeft();
    },
  };
}
