import { act } from '@testing-library/react';
import type { NextRouter } from 'next/router';

/** Tells all who listen to a router of `aRouter` that it does something: `event` as in Next's `router.events`. */
export function routerSays(router: NextRouter, event: string, address: string): void {
  for (const [name, hear] of jest.mocked(router.events.on).mock.calls) {
    if (name === event) act(() => hear(address));
  }
}
