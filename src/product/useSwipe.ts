import { type TouchEvent, useRef } from 'react';

/** In CSS pixels; a shorter one is a press. */
const MIN_DISTANCE = 50;

type Handler = (event: TouchEvent) => void;

/** Detects horizontal swipes; ignores mostly vertical ones. */
export function useSwipe(
  onRight: () => void,
  onLeft: () => void,
): { readonly onTouchStart: Handler; readonly onTouchEnd: Handler } {
  const start = useRef<{ readonly x: number; readonly y: number }>(undefined);
  return {
    onTouchStart: ({ touches }) => {
      const touch = touches[0];
      // Two fingers zoom.
      const isOne = touch && touches.length === 1;
      start.current = isOne ? { x: touch.clientX, y: touch.clientY } : undefined;
    },
    onTouchEnd: ({ changedTouches }) => {
      const touch = changedTouches[0];
      if (!start.current || !touch) return;
      const across = touch.clientX - start.current.x;
      const down = touch.clientY - start.current.y;
      start.current = undefined;
      if (Math.abs(across) < MIN_DISTANCE || Math.abs(across) < 2 * Math.abs(down)) return;
      if (across > 0) onRight();
      else onLeft();
    },
  };
}
