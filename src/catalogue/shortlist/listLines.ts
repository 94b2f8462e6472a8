import type { CategorySlug } from '../categories';
import { findCategory } from '../findCategory';
import { honestPrice } from '../honestPrice';
import type { Product } from '../items';
import { linkPart, type SharedProduct } from './listFragment';
import { type ShortlistedProduct, toShortlisted } from './ShortlistedProduct';

/** A shelf's products now; undefined while it has not been read. */
export type ProductsOf = (slug: CategorySlug) => readonly Product[] | undefined;

/** A kept product as it is now. */
export interface ListLine {
  readonly kept: ShortlistedProduct;
  /** `changed`: it costs something else now; `left`: it is not on its shelf; `unread`: the shelf has not been read yet. */
  readonly state: 'here' | 'changed' | 'left' | 'unread';
  readonly title?: string | undefined;
  readonly image?: string | undefined;
  /** In rupees, of one; absent where it is to be asked for, and when it left. */
  readonly price?: number | undefined;
  /** The M.R.P. in rupees that the price is below. */
  readonly struck?: number | undefined;
  /** There is none in the shop just now. */
  readonly soldOut?: boolean;
}

/** A list beside what its shelves have now. A shelf that could not be read leaves its products as they were kept. */
export function listLines(
  list: readonly ShortlistedProduct[],
  productsOf: ProductsOf,
): readonly ListLine[] {
  return list.map((kept) => lineOf(kept, productsOf));
}

function lineOf(kept: ShortlistedProduct, productsOf: ProductsOf): ListLine {
  const { slug, id, title, image, price, mrp } = kept;
  const products = productsOf(slug);
  if (!products) return { kept, state: 'unread', title, image, price, struck: mrp };
  const product = products.find((each) => each.id === id);
  if (!product) return { kept, state: 'left', title, image };
  const now = honestPrice(product);
  const changed = price !== undefined && price !== now.price;
  return {
    kept,
    state: changed ? 'changed' : 'here',
    title: product.title,
    image: product.image,
    price: now.price,
    struck: now.struck,
    soldOut: product.soldOut === true,
  };
}

/** The products of a list that came by a link, as they are on their shelves now. Those that left are not among them. */
export function receivedList(
  shared: readonly SharedProduct[],
  productsOf: ProductsOf,
): readonly ShortlistedProduct[] {
  return shared.flatMap(({ slug, part, quantity }) => {
    const product = productsOf(slug)?.find(({ id }) => linkPart(id) === part);
    return product ? toShortlisted(findCategory(slug), product, quantity) : [];
  });
}
