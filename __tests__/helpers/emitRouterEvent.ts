import { act } from '@testing-library/react';
import type { NextRouter } from 'next/router';

/** Emits an event of Next's `router.events` to all listeners on a router of `aRouter`. */
export function emitRouterEvent(router: NextRouter, event: string, address: string): void {
  for (const [name, hear] of jest.mocked(router.events.on).mock.calls) {
    if (name === event) act(() => hear(address));
  }
}
