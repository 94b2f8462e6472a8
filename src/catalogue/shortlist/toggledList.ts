import { type ShortlistedProduct, shortlistKey } from './ShortlistedProduct';
import { shortlistLimits } from './shortlistLimits';

type Wanted = Pick<ShortlistedProduct, 'slug' | 'id' | 'shade'>;

/** Whether a line keeps a product: in its shade if one is given, otherwise in any. */
export function keeps(kept: ShortlistedProduct, { slug, id, shade }: Wanted): boolean {
  return kept.slug === slug && kept.id === id && (!shade || kept.shade === shade);
}

/**
 * The list after a product was given a shade. One product is one line until its visitor wants two: its only line gets
 * the shade, or else its line without one. The same list if no line can get it.
 */
export function shadedList(
  list: readonly ShortlistedProduct[],
  wanted: ShortlistedProduct,
): readonly ShortlistedProduct[] {
  const { shade: _any, ...product } = wanted;
  const lines = list.filter((kept) => keeps(kept, product));
  const line = lines.length === 1 ? lines[0] : lines.find(({ shade }) => !shade);
  if (!line || lines.some((kept) => shortlistKey(kept) === shortlistKey(wanted))) return list;
  const { quantity, note } = line;
  return list.map((kept) =>
    kept === line ? { ...wanted, quantity, ...(note && { note }) } : kept,
  );
}

/**
 * The list after the press of a product's heart: without its lines if it was kept, in the wanted shade or without one
 * in any; otherwise with it, as far as there is room. The same list if there is none.
 */
export function toggledList(
  list: readonly ShortlistedProduct[],
  wanted: ShortlistedProduct,
): readonly ShortlistedProduct[] {
  const others = list.filter((kept) => !keeps(kept, wanted));
  if (others.length < list.length) return others;
  const shaded = shadedList(list, wanted);
  return shaded !== list || list.length >= shortlistLimits.products ? shaded : [...list, wanted];
}
