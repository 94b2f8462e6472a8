import { isLowData } from '../lowData';

/** The used part of the Network Information API, which not every browser has. */
interface Connection {
  /** The speed class: "4g", then slower "3g", "2g", "slow-2g". */
  readonly effectiveType?: string;
}

/**
 * Whether prefetching is acceptable: not when the visitor saves data, and not on a network so slow that it would delay
 * what is needed now.
 */
export function mayPrefetch(): boolean {
  const { effectiveType = '4g' } = (navigator as { connection?: Connection }).connection ?? {};
  return !isLowData() && !effectiveType.endsWith('2g');
}
