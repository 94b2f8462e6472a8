import { startTransition, useEffect, useState } from 'react';

/**
 * A value after the frame that it changed in has been painted: for what stands further down than what is looked at first. It is
 * rendered in pieces that a press may interrupt, and of values that change faster than frames only the last is.
 * @param first What it is until then.
 */
export function useNextFrame<Value>(value: Value, first: Value): Value {
  const [late, follow] = useState(first);
  useEffect(() => {
    let task: ReturnType<typeof setTimeout> | undefined;
    // A task behind the frame is behind its painting.
    const frame = requestAnimationFrame(() => {
      task = setTimeout(() => startTransition(() => follow(value)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(task);
    };
  }, [value]);
  return late;
}
