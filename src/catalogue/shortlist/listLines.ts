import { omitUndefined } from '@/shop/omitUndefined';
import { originalNameOf } from '../addresses/shadeFragment';
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
  /** The product as its shelf has it; as stored while its shelf is unread; only title and picture if it is gone. */
  readonly product: Partial<Omit<Product, 'id'>>;
  /** The chosen shade as its shelf has it; absent if none is chosen or it is no longer listed. */
  readonly shade?: Shade | undefined;
}

/** The list with current data, or with stored data where a shelf has not been read. */
export function listLines(
  list: readonly ShortlistedProduct[],
  productsOf: ProductsOf,
): readonly ListLine[] {
  return list.map((listed) => {
    const { slug, id, title, image, shade } = listed;
    const products = productsOf(slug);
    if (!products) return { listed, state: 'unread', product: listed };
    const product = products.find((each) => each.id === id);
    if (!product) return { listed, state: 'gone', product: omitUndefined({ title, image }) };
    const chosen = product.shades?.find((each) => originalNameOf(each) === shade);
    return { listed, state: 'here', product, shade: chosen };
  });
}

/** Whether a line's product is not available at present, or not in this shade. */
export function isSoldOut({ product, shade }: ListLine): boolean {
  return product.soldOut === true || shade?.soldOut === true;
}

/** The chosen shade in the page's language; as the shop typed it if its shelf is unread or no longer has it. */
export function chosenShade({ listed, shade }: ListLine): string | undefined {
  return shade?.name ?? listed.shade;
}

/** A shared list with current data. Leaves out products that are no longer listed, and shades that are not. */
export function receivedList(
  shared: readonly SharedProduct[],
  productsOf: ProductsOf,
): readonly ShortlistedProduct[] {
  return shared.flatMap(({ slug, part, shade, quantity }) => {
    const product = productsOf(slug)?.find(({ id }) => linkPart(id) === part);
    const chosen = product?.shades?.find((each) => shade === shadePart(originalNameOf(each)));
    return product ? toShortlisted({ slug }, product, quantity, chosen) : [];
  });
}

/** The total of a list. */
interface ListTotals {
  /** In rupees. */
  readonly price: number;
  /** Lines without a price, which the total leaves out. */
  readonly unpriced: number;
}

/** The total of a list: the sum of price times quantity, added in whole paise to avoid floating-point errors. */
export function listTotals(lines: readonly ListLine[]): ListTotals {
  const paise = lines.map(
    ({ product: { price = 0 }, listed }) => Math.round(price * 100) * listed.quantity,
  );
  return {
    price: paise.reduce((sum, each) => sum + each, 0) / 100,
    unpriced: lines.filter(({ product }) => product.price === undefined).length,
  };
}
