import { useMemo } from 'react';
import type { KeptProduct } from '@/catalogue/shortlist/KeptProduct';
import { readKept } from '@/catalogue/shortlist/readKept';
import { shortlist } from './shortlist';
import { useKept } from './useKept';

/** The products that this device keeps; none in the static HTML. */
export function useShortlist(): readonly KeptProduct[] {
  const record = useKept(shortlist, (whole) => whole);
  return useMemo(() => readKept(record), [record]);
}
