import type { SharedProduct } from '@/catalogue/shortlist/listFragment';
import { type ListLine, listLines, receivedList } from '@/catalogue/shortlist/listLines';
import type { ShortlistedProduct } from '@/catalogue/shortlist/ShortlistedProduct';
import { useShelfProducts } from './useShelfProducts';

/** As far as its shelves have been read; prices are theirs. */
interface ReceivedList {
  readonly received: readonly ShortlistedProduct[];
  readonly lines: readonly ListLine[];
  /** Some shelves are still being read. */
  readonly isWaiting: boolean;
  readonly mayBeOld: boolean;
  readonly readAt: number | undefined;
}

/** The products that a link names, with what their shelves say of them today. */
export function useReceivedList(shared: readonly SharedProduct[]): ReceivedList {
  const { productsOf, mayBeOld, readAt } = useShelfProducts(shared.map(({ slug }) => slug));
  const received = receivedList(shared, productsOf);
  return {
    received,
    lines: listLines(received, productsOf),
    isWaiting: !mayBeOld && shared.some(({ slug }) => !productsOf(slug)),
    mayBeOld,
    readAt,
  };
}
