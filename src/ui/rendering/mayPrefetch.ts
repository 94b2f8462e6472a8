import { isLowData } from '../lowData';

interface Connection {
  /** "4g", then slower "3g", "2g", "slow-2g". */
  readonly effectiveType?: string;
}

/** False when data is saved, or on a network so slow that it would delay what is needed now. */
export function mayPrefetch(): boolean {
  const { effectiveType = '4g' } = (navigator as { connection?: Connection }).connection ?? {};
  return !isLowData() && !effectiveType.endsWith('2g');
}
