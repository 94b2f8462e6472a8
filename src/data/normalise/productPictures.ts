import type { Diagnostic } from '@/catalogue/Diagnostic';
import type { Product } from '@/catalogue/items';
import { pictureFields } from './documentFields';
import { excerpt } from './excerpt';

interface ProductPictures {
  readonly pictures: Pick<Product, 'image' | 'moreImages'>;
  readonly diagnostics: readonly Diagnostic[];
}

/** A product's pictures in the order of their fields. Repeated addresses get the diagnostic `pictureTwice`. */
export function productPictures(values: Readonly<Record<string, unknown>>): ProductPictures {
  const seen = new Set<string>();
  const diagnostics: Diagnostic[] = [];
  for (const field of pictureFields.product) {
    const address = values[field];
    if (typeof address !== 'string') continue;
    if (seen.has(address))
      diagnostics.push({ code: 'pictureTwice', field, found: excerpt(address) ?? '' });
    seen.add(address);
  }
  const [image, ...moreImages] = seen;
  return {
    pictures: { ...(image ? { image } : {}), ...(moreImages.length > 0 ? { moreImages } : {}) },
    diagnostics,
  };
}
