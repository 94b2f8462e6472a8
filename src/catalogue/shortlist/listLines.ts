import { originalNameOf } from '../addresses/shadeFragment';
import { findCategory } from '../categories';
import type { Product, Shade } from '../items';
import type { CategorySlug } from '../registry';
import { linkPart, type SharedProduct, shadePart } from './listFragment';
import { type ShortlistedProduct, toShortlisted } from './ShortlistedProduct';

/** The current products of a shelf; undefined while it has not been read. */
export type ProductsOf = (slug: CategorySlug) => readonly Product[] | undefined;

/** A shortlisted product in its current state. */
export interface ListLine {
  readonly listed: ShortlistedProduct;
  /** `gone`: no longer on its shelf; `unread`: its shelf was not read yet. */
  readonly state: 'here' | 'gone' | 'unread';
  readonly title?: string | undefined;
  /** As in `Product`. */
  readonly originalTitle?: string | undefined;
  readonly image?: string | undefined;
  /** In rupees, for one piece; absent if on request or gone. */
  readonly price?: number | undefined;
  /** In rupees; always above the price. */
  readonly mrp?: number | undefined;
  /** As its shelf has it; absent if none is chosen or it is no longer listed. */
  readonly shade?: Shade | undefined;
  /** Not available at present, or not in this shade. */
  readonly soldOut?: boolean;
}

/** The list with current data; with stored data where a shelf could not be read. */
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
  const shade = product.shades?.find((each) => originalNameOf(each) === listed.shade);
  return {
    listed,
    state: 'here',
    title: product.title,
    originalTitle: product.originalTitle,
    image: product.image,
    price: product.price,
    mrp: product.mrp,
    shade,
    soldOut: product.soldOut === true || shade?.soldOut === true,
  };
}

/** The chosen shade in the page's language, or as typed while its shelf is unread. */
export function chosenShade({ listed, shade }: ListLine): string | undefined {
  return shade?.name ?? listed.shade;
}

/** A shared list with current data, without products that left. One whose shade left is a line without a shade. */
export function receivedList(
  shared: readonly SharedProduct[],
  productsOf: ProductsOf,
): readonly ShortlistedProduct[] {
  return shared.flatMap(({ slug, part, shade, quantity }) => {
    const product = productsOf(slug)?.find(({ id }) => linkPart(id) === part);
    const chosen = product?.shades?.find((each) => shade === shadePart(originalNameOf(each)));
    return product ? toShortlisted(findCategory(slug), product, quantity, chosen) : [];
  });
}
