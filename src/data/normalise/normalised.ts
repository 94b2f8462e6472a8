import type { Diagnostic } from '@/catalogue/Diagnostic';
import { withoutAbsent } from './withoutAbsent';

/** What a normaliser makes of a document: an item, unless there is nothing to show, and what its owner should know. */
export interface Normalised<Item> {
  readonly item: Item | undefined;
  /** In the order of the fields; the same document has the same remarks each time. */
  readonly diagnostics: readonly Diagnostic[];
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
  diagnostics: readonly Diagnostic[],
  { hidden, order }: Shelving,
): Normalised<Item> {
  if (hidden) return { item: undefined, diagnostics: [{ code: 'hidden' }] };
  const said: readonly Diagnostic[] = item ? diagnostics : [...diagnostics, { code: 'leftOut' }];
  return { item, diagnostics: said, ...withoutAbsent({ order }) };
}
