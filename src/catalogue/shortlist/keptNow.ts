import type { Category } from '../Category';
import { figures } from '../figures';
import type { Product } from '../items';
import type { KeptProduct } from './KeptProduct';

/** A product as it is kept now, by its honest figures. */
export function keptNow(
  { slug }: Pick<Category, 'slug'>,
  product: Omit<Product, 'description' | 'delivery'>,
  quantity = 1,
): KeptProduct {
  const { id, title, image } = product;
  const { price, struck: mrp } = figures(product);
  return {
    slug,
    id,
    quantity,
    ...(title && { title }),
    ...(price !== undefined && { price }),
    ...(mrp && { mrp }),
    ...(image && { image }),
  };
}
