/** The part of the Network Information API that is asked here; not every browser has it. */
interface Connection {
  readonly saveData?: boolean;
  /** The speed of a network of this generation: "4g" and, slower, "3g", "2g", "slow-2g". */
  readonly effectiveType?: string;
}

/**
 * Whether what will probably be wanted may be fetched before it is: not where the visitor saves data, nor where it would be in
 * the way of what is wanted now.
 */
export function mayPrefetch(): boolean {
  const { saveData = false, effectiveType = '4g' } =
    (navigator as { connection?: Connection }).connection ?? {};
  return !saveData && !effectiveType.endsWith('2g');
}
