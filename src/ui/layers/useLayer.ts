import { useRouter } from 'next/router';
import { useEffect, useSyncExternalStore } from 'react';
import { lastNavigation } from '../rendering/lastNavigation';
import { pageLayers } from './pageLayers';

/** The open layer, if any. While the hook is in use, the router ignores steps between layers. */
export function useLayer(): string | undefined {
  const router = useRouter();
  useEffect(
    () =>
      router.beforePopState((to) => {
        const isPageStep = pageLayers.isPageStep(router.asPath, to);
        if (isPageStep) lastNavigation.noteHistoryStep();
        return isPageStep;
      }),
    [router],
  );
  return useSyncExternalStore(pageLayers.subscribe, pageLayers.current, none);
}

function none() {
  return undefined;
}
