import { productPath } from '@/catalogue/addresses/addresses';
import type { Slide, SlidePicture } from '@/catalogue/items';
import { DAY_MS, productsByCategory, readAllShelves } from './allShelves';

/** The carousel's slides; a picture without a link gets that of the product with the same picture. */
export async function withProductLinks(slides: readonly Slide[]): Promise<readonly Slide[]> {
  if (slides.every(({ pictures }) => pictures.every(({ link }) => link))) return slides;
  const pages = await pagesByPicture();
  return slides.map((slide) => ({
    ...slide,
    pictures: slide.pictures.map((picture) => linked(picture, pages)),
  }));
}

function linked(picture: SlidePicture, pages: ReadonlyMap<string, string>): SlidePicture {
  const link = picture.link ?? pages.get(picture.image);
  return link ? { ...picture, link } : picture;
}

/** By picture; the first in the registry's order counts. */
async function pagesByPicture(): Promise<ReadonlyMap<string, string>> {
  const pages = new Map<string, string>();
  for (const [category, products] of productsByCategory(await readAllShelves(DAY_MS))) {
    for (const product of products) {
      const { image } = product;
      if (image && !pages.has(image)) pages.set(image, productPath(category, product));
    }
  }
  return pages;
}
