import { act } from '@testing-library/react';

/** React answers between the steps, as it does between the frames of a screen. */
const STEP_MS = 200;

/** Lets that many milliseconds of jest's fake time pass in small steps. */
export async function pass(milliseconds: number): Promise<void> {
  let left = milliseconds;
  do {
    const step = Math.min(STEP_MS, left);
    await act(() => jest.advanceTimersByTimeAsync(step));
    left -= step;
  } while (left > 0);
}
