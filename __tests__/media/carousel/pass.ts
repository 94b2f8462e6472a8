import { act } from '@testing-library/react';

/** React renders between the steps, as it does between the frames of a screen. */
const STEP_MS = 500;

/** Advances Jest's fake time by that many milliseconds, in small steps. */
export async function pass(milliseconds: number): Promise<void> {
  let left = milliseconds;
  do {
    const step = Math.min(STEP_MS, left);
    await act(() => jest.advanceTimersByTimeAsync(step));
    left -= step;
  } while (left > 0);
}
