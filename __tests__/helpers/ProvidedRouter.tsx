import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import Router, { type NextRouter } from 'next/router';
import type { ReactNode } from 'react';

interface Props {
  readonly router: NextRouter;
  readonly children: ReactNode;
}

/** Provides Next's router where components look for it: in the context, and as the browser's global one. */
export function ProvidedRouter({ router, children }: Props) {
  Object.assign(Router, { router });
  return <RouterContext value={router}>{children}</RouterContext>;
}
