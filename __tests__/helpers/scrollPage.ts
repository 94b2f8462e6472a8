import { act } from '@testing-library/react';

/** Scrolls the page to each of these offsets in turn, as far as a script can tell. */
export function scrollPage(...heights: number[]): void {
  for (const height of heights) {
    Object.defineProperty(window, 'scrollY', { configurable: true, value: height });
    act(() => {
      window.dispatchEvent(new Event('scroll'));
    });
  }
}
