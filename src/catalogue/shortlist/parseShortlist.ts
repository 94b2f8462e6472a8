import { knownCategory } from '../categories';
import { type ShortlistedProduct, shortlistKey, shortlistLimits } from './ShortlistedProduct';

/** A list as the device stores it: each product under its `shortlistKey`, without the fields that the key has. */
export function shortlistRecord(
  list: readonly ShortlistedProduct[],
): Readonly<Record<string, object>> {
  return Object.fromEntries(
    list.map(({ slug, id, ...known }) => [shortlistKey({ slug, id }), known] as const),
  );
}

/**
 * The products in a stored list, in order. Never throws: devices hold edited and old data. Skips unreadable entries
 * and shelves that are unknown; each product has one line, also under a shelf's former slug.
 */
export function parseShortlist(record: unknown): readonly ShortlistedProduct[] {
  const read = Object.entries(Object(record))
    .flatMap(([key, value]) => readOne(key, Object(value)))
    .map((product) => [shortlistKey(product), product] as const);
  return [...new Map(read).values()].slice(0, shortlistLimits.products);
}

function readOne(key: string, stored: Record<string, unknown>): ShortlistedProduct | [] {
  const at = key.indexOf('/');
  const category = knownCategory(key.slice(0, at));
  const { title, originalTitle, price, image, quantity, shade } = stored;
  const id = key.slice(at + 1);
  if (!category || !id) return [];
  return {
    slug: category.slug,
    id,
    quantity: quantityOf(quantity),
    ...(isText(shade) && { shade }),
    ...(isText(title) && { title }),
    ...(typeof originalTitle === 'string' && { originalTitle }),
    ...(isAmount(price) && { price }),
    ...(isText(image) && isPictureAddress(image) && { image }),
  };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

/** Safe in an image: a path of this site, or an https address. */
function isPictureAddress(address: string): boolean {
  return /^(?:https:\/\/|\/(?!\/))/.test(address);
}

function quantityOf(value: unknown): number {
  const whole = isAmount(value) ? Math.round(value) : 1;
  return Math.min(Math.max(whole, 1), shortlistLimits.quantity);
}
