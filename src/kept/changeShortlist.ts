import type { KeptProduct } from '@/catalogue/shortlist/KeptProduct';
import { keptRecord } from '@/catalogue/shortlist/keptRecord';
import { readKept } from '@/catalogue/shortlist/readKept';
import { shortlist } from './shortlist';

/** Changes the list that this device keeps, as it is now: another tab may have changed it. */
export function changeShortlist(
  by: (list: readonly KeptProduct[]) => readonly KeptProduct[],
): void {
  shortlist.change((record) => keptRecord(by(readKept(record))));
}
