import { type ShortlistedProduct, shortlistKey } from './ShortlistedProduct';
import { shortlistLimits } from './shortlistLimits';

type Wanted = Pick<ShortlistedProduct, 'slug' | 'id' | 'shade'>;

/** Whether a line holds a product: in its shade if one is given, otherwise in any. */
export function keeps(kept: ShortlistedProduct, { slug, id, shade }: Wanted): boolean {
  return kept.slug === slug && kept.id === id && (!shade || kept.shade === shade);
}

/** The list with a shade for a product's only line, or else its line without one. The same list if there is none. */
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

/** The list after a press of a product's heart: without its lines, or with it. The same list if there is no room. */
export function toggledList(
  list: readonly ShortlistedProduct[],
  wanted: ShortlistedProduct,
): readonly ShortlistedProduct[] {
  const others = list.filter((kept) => !keeps(kept, wanted));
  if (others.length < list.length) return others;
  const shaded = shadedList(list, wanted);
  return shaded !== list || list.length >= shortlistLimits.products ? shaded : [...list, wanted];
}
