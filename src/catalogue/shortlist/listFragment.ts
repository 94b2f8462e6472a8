import { decoded } from '../addresses/escapes';
import { idPart } from '../addresses/idPart';
import { withoutTail } from '../addresses/meantName';
import { knownCategory } from '../categories';
import { digest } from '../digest';
import type { CategorySlug } from '../registry';
import { type ShortlistedProduct, shortlistLimits } from './ShortlistedProduct';

/** A product in a shared list's link. */
export interface SharedProduct {
  readonly slug: CategorySlug;
  /** The id as `linkPart` writes it. */
  readonly part: string;
  /** The chosen shade as `shadePart` writes it. */
  readonly shade?: string;
  readonly quantity: number;
}

/** In characters. Longer ids are hashed, so that many fit into one message. Firestore's own have 20. */
const LONGEST = 23;

/**
 * A product's id in a link: the `idPart`, or `!` and the id's digest if it is long or has signs that WhatsApp could
 * read as formatting. It has no hyphen and no dot, which separate parts. Different ids give different parts.
 */
export function linkPart(id: string): string {
  const part = idPart(id);
  const isPlain = part.length <= LONGEST && /^[A-Za-z0-9]+(?:_[A-Za-z0-9]+)*$/.test(part);
  return isPlain ? part : `!${digest(id)}`;
}

/** A shade in a shared list's link: enough to tell it from the product's other shades. */
export function shadePart(shade: string): string {
  return digest(shade).slice(-4);
}

/**
 * A list as a link's fragment, without `#`: each shelf once, with its products in order. `Foundation=a.2-b!x7k2&lens=c`
 * means two of a, one b in a shade, and one c.
 */
export function listFragment(list: readonly ShortlistedProduct[]): string {
  const shelves = new Map<CategorySlug, string[]>();
  for (const entry of list)
    shelves.set(entry.slug, [...(shelves.get(entry.slug) ?? []), productIn(entry)]);
  return [...shelves].map(([slug, products]) => `${slug}=${products.join('-')}`).join('&');
}

function productIn({ id, shade, quantity }: ShortlistedProduct): string {
  const part = shade ? `${linkPart(id)}!${shadePart(shade)}` : linkPart(id);
  return quantity > 1 ? `${part}.${quantity}` : part;
}

/** An id as `linkPart` writes it, then optionally a shade, then optionally a dot and the quantity. */
const PART = /^(!?[A-Za-z0-9_]{1,64})(?:!([a-z0-9]{4}))?(?:\.([1-9]\d?))?$/;

/**
 * The products in a link's fragment, a line each, the last where one is named twice. Never throws: anybody can write a
 * link, and apps change it. Unreadable parts are skipped.
 */
export function readListFragment(fragment: string): readonly SharedProduct[] {
  const written = fragment.replace(/^#/, '');
  const named = withoutTail(decoded(written) ?? written)
    .split('&')
    .flatMap((field) => {
      const [name = '', parts = ''] = field.split('=');
      return shelfIn(name, parts.split('-'));
    });
  const each = new Map(named.map((product) => [`${product.slug}/${product.part}`, product]));
  return [...each.values()].slice(0, shortlistLimits.products);
}

function shelfIn(name: string, parts: readonly string[]): SharedProduct[] {
  const category = knownCategory(name);
  if (!category) return [];
  return parts.flatMap((written) => {
    const [, part, shade, quantity = '1'] = PART.exec(written) ?? [];
    if (!part) return [];
    return {
      slug: category.slug,
      part,
      ...(shade && { shade }),
      quantity: Number(quantity),
    };
  });
}

/** Whether a product on the visitor's list is this one of a shared list, in whatever shade. */
export function isSameProduct({ slug, id }: ShortlistedProduct, shared: SharedProduct): boolean {
  return slug === shared.slug && linkPart(id) === shared.part;
}
