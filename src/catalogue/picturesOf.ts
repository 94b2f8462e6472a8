import type { Product } from './items';

/** The addresses of all pictures of a product, the one of its card first. */
export function picturesOf({
  image,
  moreImages = [],
}: Pick<Product, 'image' | 'moreImages'>): readonly string[] {
  return image ? [image, ...moreImages] : [];
}
