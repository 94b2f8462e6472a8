import { productWith } from './findProduct';
import type { Product } from './items';

/** How many others of its shelf the page of a product shows. */
const OTHERS = 4;

/** As much of a product as a small card shows. */
export type ProductBrief = Pick<Product, 'id' | 'title' | 'price' | 'image' | 'soldOut'>;

/** As much of a product as a link to it needs. */
export type ProductName = Pick<Product, 'id' | 'title'>;

/** A product with what stands beside it on its shelf: all that its page shows. Safe as JSON: an absent field is no key. */
export interface ProductOnShelf {
  readonly product: Product;
  readonly previous?: ProductName;
  readonly next?: ProductName;
  /** Those that follow it on the shelf, round its end. */
  readonly others: readonly ProductBrief[];
}

/** The product whose id is written so in its address, and its neighbours; undefined when none is on the shelf. */
export function productOnShelf(
  products: readonly Product[],
  part: string,
): ProductOnShelf | undefined {
  const product = productWith(products, part);
  if (!product) return undefined;
  const at = products.indexOf(product);
  const previous = products[at - 1];
  const next = products[at + 1];
  return {
    product,
    ...(previous ? { previous: nameOf(previous) } : {}),
    ...(next ? { next: nameOf(next) } : {}),
    others: [...products.slice(at + 1), ...products.slice(0, at)].slice(0, OTHERS).map(briefOf),
  };
}

function nameOf({ id, title }: Product): ProductName {
  return { id, ...(title ? { title } : {}) };
}

/** A product as a small card shows it. */
export function briefOf(product: Product): ProductBrief {
  const { price, image, soldOut } = product;
  return {
    ...nameOf(product),
    ...(price === undefined ? {} : { price }),
    ...(image ? { image } : {}),
    ...(soldOut ? { soldOut } : {}),
  };
}
