import type { Remark } from '@/catalogue/Remark';

/** What a normaliser makes of a document: an item, unless there is nothing to show, and what its owner should know. */
export interface Normalised<Item> {
  readonly item: Item | undefined;
  /** In the order of the fields; the same document has the same remarks each time. */
  readonly remarks: readonly Remark[];
}

/** An item with the remarks on its document; that there is none is a remark too. */
export function normalised<Item>(
  item: Item | undefined,
  remarks: readonly Remark[],
): Normalised<Item> {
  return { item, remarks: item ? remarks : [...remarks, { code: 'leftOut' }] };
}
