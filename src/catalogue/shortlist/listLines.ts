import type { CategorySlug } from '../Category';
import { findCategory } from '../findCategory';
import type { Product, Shade } from '../items';
import { shadeKey } from '../shadeKey';
import { linkPart, type SharedProduct, shadePart } from './listFragment';
import { type ShortlistedProduct, shortlistKey, toShortlisted } from './ShortlistedProduct';

/** The current products of a shelf; undefined while it has not been read. */
export type ProductsOf = (slug: CategorySlug) => readonly Product[] | undefined;

/** A shortlisted product in its current state. */
export interface ListLine {
  readonly listed: ShortlistedProduct;
  /**
   * `changed`: has a different price now; `left`: no longer on its shelf; `unread`: the shelf has not been read yet.
   */
  readonly state: 'here' | 'changed' | 'gone' | 'unread';
  readonly title?: string | undefined;
  /** As in `Product`. */
  readonly originalTitle?: string | undefined;
  readonly image?: string | undefined;
  /** In rupees, for one piece; absent if the price is on request or the product has left. */
  readonly price?: number | undefined;
  /** The M.R.P. in rupees; always above the price. */
  readonly mrp?: number | undefined;
  /** All shades of the product; absent while its shelf has not been read. */
  readonly shades?: readonly Shade[] | undefined;
  /** The chosen shade as its shelf has it; absent if none is chosen, or if it is no longer listed. */
  readonly shade?: Shade | undefined;
  /** Not available in the shop at present, or not in this shade. */
  readonly soldOut?: boolean;
}

/** The list with current data from its shelves. Products of a shelf that could not be read show their stored data. */
export function listLines(
  list: readonly ShortlistedProduct[],
  productsOf: ProductsOf,
): readonly ListLine[] {
  return list.map((listed) => lineOf(listed, productsOf));
}

function lineOf(listed: ShortlistedProduct, productsOf: ProductsOf): ListLine {
  const { slug, id, title, originalTitle, image, price, mrp } = listed;
  const products = productsOf(slug);
  if (!products) return { listed, state: 'unread', title, originalTitle, image, price, mrp };
  const product = products.find((each) => each.id === id);
  if (!product) return { listed, state: 'gone', title, image };
  const shade = product.shades?.find((each) => shadeKey(each) === listed.shade);
  const changed = price !== undefined && price !== product.price;
  return {
    listed,
    state: changed ? 'changed' : 'here',
    title: product.title,
    originalTitle: product.originalTitle,
    image: product.image,
    price: product.price,
    mrp: product.mrp,
    shades: product.shades,
    shade,
    soldOut: product.soldOut === true || shade?.soldOut === true,
  };
}

/** The chosen shade of a line in the page's language; as it was typed while its shelf does not say more. */
export function chosenShade({ listed, shade }: ListLine): string | undefined {
  return shade?.name ?? listed.shade;
}

/**
 * The products of a shared list with their current data. Products that have left their shelf are dropped; of one whose
 * shades have left, one line without a shade stays.
 */
export function receivedList(
  shared: readonly SharedProduct[],
  productsOf: ProductsOf,
): readonly ShortlistedProduct[] {
  const received = shared.flatMap(({ slug, part, shade, quantity, note }) => {
    const product = productsOf(slug)?.find(({ id }) => linkPart(id) === part);
    const chosen = product?.shades?.find((each) => shade === shadePart(shadeKey(each)));
    if (!product) return [];
    const received = toShortlisted(findCategory(slug), product, quantity, chosen);
    return { ...received, ...(note && { note }) };
  });
  return [...new Map(received.map((one) => [shortlistKey(one), one])).values()];
}
