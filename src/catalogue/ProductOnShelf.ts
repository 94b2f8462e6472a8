import { omitUndefined } from '@/shop/omitUndefined';
import { findByIdPart } from './addresses/idPart';
import type { Collection, ItemOf } from './collections';
import type { Product } from './items';
import type { OffersOf } from './offers/offerLists';

/** How many other products a product's page shows. */
const OTHERS = 4;

/** The fields of a product that a small card shows. */
export type ProductBrief = Pick<
  Product,
  'id' | 'title' | 'originalTitle' | 'price' | 'image' | 'soldOut'
>;

/** A product and others of its shelf: all that its page shows. Safe as JSON: absent fields have no key. */
export interface ProductOnShelf {
  readonly product: Product;
  /** The products that follow it on the shelf; after the last comes the first. */
  readonly others: readonly ProductBrief[];
}

/** The product with this id part and others; undefined if it is not on the shelf. */
export function productOnShelf(
  products: readonly Product[],
  part: string,
): ProductOnShelf | undefined {
  const product = findByIdPart(products, part);
  if (!product) return undefined;
  const at = products.indexOf(product);
  return {
    product,
    others: [...products.slice(at + 1), ...products.slice(0, at)].slice(0, OTHERS).map(briefOf),
  };
}

function briefOf({ id, title, originalTitle, price, image, soldOut }: Product): ProductBrief {
  return { id, ...omitUndefined({ title, originalTitle, price, image, soldOut }) };
}

/** The part of a collection that one product's page shows: a shelf with one item, or with none if it is missing. */
export interface OneProduct {
  readonly name: string;
  readonly kind: 'productOnShelf';
  readonly product: string;
  readonly collection: Collection<'product'>;
}

/** All kinds of items that pages show. */
export interface PageItemOf extends ItemOf, OffersOf {
  readonly productOnShelf: ProductOnShelf;
}

/** The product of a collection with this id part. */
export function oneProduct(collection: Collection<'product'>, product: string): OneProduct {
  return { name: collection.name, kind: 'productOnShelf', product, collection };
}
