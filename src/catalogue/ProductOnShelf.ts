import { omitUndefined } from '@/shop/omitUndefined';
import { findByIdPart } from './addresses/findProduct';
import type { Product } from './items';

const OTHERS = 4;

/** The fields of a product that a small card shows. */
export type ProductBrief = ProductName & Pick<Product, 'price' | 'image' | 'soldOut'>;

/** The fields of a product that a link to it needs. */
export type ProductName = Pick<Product, 'id' | 'title' | 'originalTitle'>;

/** A product and its neighbours: all that its page shows. Safe as JSON: absent fields have no key. */
export interface ProductOnShelf {
  readonly product: Product;
  readonly previous?: ProductName;
  readonly next?: ProductName;
  /** The products that follow it on the shelf; after the last comes the first. */
  readonly others: readonly ProductBrief[];
}

/** The product with this id part and its neighbours; undefined if it is not on the shelf. */
export function productOnShelf(
  products: readonly Product[],
  part: string,
): ProductOnShelf | undefined {
  const product = findByIdPart(products, part);
  if (!product) return undefined;
  const at = products.indexOf(product);
  const previous = products[at - 1];
  const next = products[at + 1];
  return {
    product,
    ...omitUndefined({ previous: previous && nameOf(previous), next: next && nameOf(next) }),
    others: [...products.slice(at + 1), ...products.slice(0, at)].slice(0, OTHERS).map(briefOf),
  };
}

function nameOf({ id, title, originalTitle }: Product): ProductName {
  return { id, ...omitUndefined({ title, originalTitle }) };
}

/** The fields of a product that a small card shows. */
function briefOf(product: Product): ProductBrief {
  const { price, image, soldOut } = product;
  return { ...nameOf(product), ...omitUndefined({ price, image, soldOut }) };
}
