import type { ItemKind, ItemOf } from '@/catalogue/collections';
import type { Diagnostic } from '@/catalogue/Diagnostic';
import { omitUndefined } from '@/shop/omitUndefined';
import type { RawDocument } from '../source/CatalogueSource';
import { daysShown } from './daysShown';
import { documentFields } from './documentFields';
import { readFields, type Values } from './readFields';

/** A normaliser's result: an item, unless the document has nothing to show, and diagnostics for the owner. */
export interface Normalised<Item> {
  readonly item: Item | undefined;
  /** In the order of the fields. The same document gives the same diagnostics on the same day. */
  readonly diagnostics: readonly Diagnostic[];
  /** The position that the owner chose: lower numbers first, items without a number last. */
  readonly order?: number;
}

/** A document whose fields are read. */
interface ReadDocument<K extends ItemKind> {
  readonly id: string;
  readonly values: Values<(typeof documentFields)[K]>;
  readonly diagnostics: readonly Diagnostic[];
  /** Its collection's name, for the settings of its shelf. */
  readonly collection: string | undefined;
}

/** The fields that decide where an item is shown, and whether it is shown at all. */
interface Shelving {
  readonly order?: number;
  readonly hidden?: true;
  readonly show?: string;
  readonly until?: string;
}

/**
 * A function that turns a document of any shape into an item of a kind. A document without an item gets the diagnostic
 * `leftOut`; one that the owner hides, or whose days have not come or are over, gets that diagnostic alone, because it
 * may be unfinished.
 * @param make what the values become, and the diagnostics, to which it may add.
 */
export function normaliser<K extends ItemKind>(
  kind: K,
  make: (read: ReadDocument<K>) => Omit<Normalised<ItemOf[K]>, 'order'>,
): (document: RawDocument, collection?: string) => Normalised<ItemOf[K]> {
  return ({ id, fields }, collection) => {
    const read = readFields(fields, documentFields[kind]);
    const { hidden, order, ...days }: Shelving = read.values;
    if (hidden) return { item: undefined, diagnostics: [{ code: 'hidden' }] };
    const shown = daysShown(days, Date.now());
    if (shown.isOff) return { item: undefined, diagnostics: shown.diagnostics };
    const { item, diagnostics } = make({ id, collection, ...read });
    const all: readonly Diagnostic[] = item
      ? [...diagnostics, ...shown.diagnostics]
      : [...diagnostics, { code: 'leftOut' }];
    return { item, diagnostics: all, ...omitUndefined({ order }) };
  };
}
