import type { Diagnostic } from '@/catalogue/Diagnostic';
import { omitUndefined } from '@/shop/omitUndefined';

/** A normaliser's result: an item, unless the document has nothing to show, and diagnostics for the owner. */
export interface Normalised<Item> {
  readonly item: Item | undefined;
  /** In the order of the fields. The same document always gives the same diagnostics. */
  readonly diagnostics: readonly Diagnostic[];
  /** The position that the owner chose: lower numbers first, items without a number last. */
  readonly order?: number;
}

/** The fields that decide where an item is shown, and whether it is shown at all. */
interface Shelving {
  readonly order?: number;
  readonly hidden?: true;
}

/**
 * Combines an item with its document's diagnostics, and adds `leftOut` when there is no item. A document that the owner
 * hides gets the diagnostic `hidden` alone, because it may be unfinished.
 */
export function normalised<Item>(
  item: Item | undefined,
  diagnostics: readonly Diagnostic[],
  { hidden, order }: Shelving,
): Normalised<Item> {
  if (hidden) return { item: undefined, diagnostics: [{ code: 'hidden' }] };
  const all: readonly Diagnostic[] = item ? diagnostics : [...diagnostics, { code: 'leftOut' }];
  return { item, diagnostics: all, ...omitUndefined({ order }) };
}
