import type { Remark } from '@/catalogue/Remark';
import { withoutAbsent } from './withoutAbsent';

/** What a normaliser makes of a document: an item, unless there is nothing to show, and what its owner should know. */
export interface Normalised<Item> {
  readonly item: Item | undefined;
  /** In the order of the fields; the same document has the same remarks each time. */
  readonly remarks: readonly Remark[];
  /** Where the owner wants it in its list: lower numbers first, and before those without one. */
  readonly order?: number;
}

/** The fields that say where and whether an item is shown. */
interface Shelving {
  readonly order?: number;
  readonly hidden?: true;
}

/**
 * An item with the remarks on its document; that there is none is a remark too. Of a document that its owner hides nothing else
 * is remarked: it may be unfinished.
 */
export function normalised<Item>(
  item: Item | undefined,
  remarks: readonly Remark[],
  { hidden, order }: Shelving,
): Normalised<Item> {
  if (hidden) return { item: undefined, remarks: [{ code: 'hidden' }] };
  const said: readonly Remark[] = item ? remarks : [...remarks, { code: 'leftOut' }];
  return { item, remarks: said, ...withoutAbsent({ order }) };
}
