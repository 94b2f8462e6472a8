import Router from 'next/router';

/** The used part of the Network Information API, which not every browser has. */
interface Connection {
  readonly saveData?: boolean;
  /** "4g", then slower "3g", "2g", "slow-2g". */
  readonly effectiveType?: string;
}

/** False when data is saved, or on a network so slow that it would delay what is needed now. */
export function mayPrefetch(): boolean {
  const { connection } = navigator as { connection?: Connection };
  const { saveData = false, effectiveType = '4g' } = connection ?? {};
  return !saveData && !effectiveType.endsWith('2g');
}

/**
 * Fetches script and data of a page whose link is likely to be pressed.
 * @param href The path with its language's prefix.
 */
export function prefetchPage(href: string): void {
  if (mayPrefetch()) Router.prefetch(href, href, { priority: true }).catch(() => undefined);
}
