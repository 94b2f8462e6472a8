import { useEffect } from 'react';

/** How often the site is asked, in milliseconds: browsers also say "online" on a hotspot without a network. */
const ASK_AGAIN_MS = 10_000;

/**
 * Loads the page anew as soon as the site answers again: the worker shows the page without a network under the address
 * that the visitor asked for.
 */
export function useReloadWhenBack(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return;
    const ask = () => void reloadIfAnswered().catch(() => undefined);
    const timer = setInterval(ask, ASK_AGAIN_MS);
    window.addEventListener('online', ask);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', ask);
    };
  }, [isWanted]);
}

/** @throws TypeError while the site can't be reached. The worker leaves all requests but GET to the network. */
async function reloadIfAnswered(): Promise<void> {
  const { status } = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
  // A proxy answers with an error while the site restarts.
  if (status < 500) window.location.reload();
}
