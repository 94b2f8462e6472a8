import { useEffect } from 'react';

/** Browsers say "online" on a hotspot without a network, so the site is asked. */
const ASK_AGAIN_MS = 10_000;

/** Reloads once the site answers: the offline page stands at the address asked for. */
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

/** @throws TypeError while out of reach. The worker leaves all but GET to the network. */
async function reloadIfAnswered(): Promise<void> {
  const { status } = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
  // A proxy answers with an error while the site restarts.
  if (status < 500) window.location.reload();
}
