import { useRouter } from 'next/router';
import { useEffect, useSyncExternalStore } from 'react';
import { lastNavigation } from '../lastNavigation';
import { pageLayers } from './pageLayers';

/** The layer that lies over the page, if any. While somebody asks, the router leaves steps between layers alone. */
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
