import { knownCategory } from '../findCategory';
import { type ShortlistedProduct, shortlistKey } from './ShortlistedProduct';
import { shortlistLimits } from './shortlistLimits';

/** A list as a device keeps it: by key, and without what the key says. `parseShortlist` reads it back. */
export function shortlistRecord(
  list: readonly ShortlistedProduct[],
): Readonly<Record<string, object>> {
  return Object.fromEntries(
    list.map(({ slug, id, ...known }) => [shortlistKey({ slug, id }), known] as const),
  );
}

/**
 * The products in what a device kept, in the order in which they were. Total: storage is anybody's who holds the phone, and an
 * older version of the site may have written it; what can't be read is left out.
 */
export function parseShortlist(record: unknown): readonly ShortlistedProduct[] {
  return Object.entries(Object(record))
    .flatMap(([key, value]) => readOne(key, Object(value)))
    .slice(0, shortlistLimits.products);
}

function readOne(key: string, said: Record<string, unknown>): ShortlistedProduct | [] {
  const at = key.indexOf('/');
  const category = knownCategory(key.slice(0, at));
  const id = key.slice(at + 1);
  if (!category || !id) return [];
  const { title, price, mrp, image, quantity, note } = said;
  return {
    slug: category.slug,
    id,
    quantity: quantityOf(quantity),
    ...(isText(title) && { title }),
    ...(isAmount(price) && { price }),
    ...(isAmount(mrp) && { mrp }),
    ...(isText(image) && isPictureAddress(image) && { image }),
    ...(isText(note) && { note: note.slice(0, shortlistLimits.note) }),
  };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

/** A path of this site, or an address elsewhere that is safe to put into an image. */
function isPictureAddress(address: string): boolean {
  return /^(?:https:\/\/|\/(?!\/))/.test(address);
}

function quantityOf(value: unknown): number {
  const whole = isAmount(value) ? Math.round(value) : 1;
  return Math.min(Math.max(whole, 1), shortlistLimits.quantity);
}
