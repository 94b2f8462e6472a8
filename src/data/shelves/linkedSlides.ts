import { productPath } from '@/catalogue/addresses';
import { categories } from '@/catalogue/categories';
import type { Collection } from '@/catalogue/collections';
import type { Slide, SlidePicture } from '@/catalogue/items';
import type { ReadShelf } from '@/catalogue/Shelf';
import { shelfVersion } from '../shortHash';
import { DAY_MS, readWholeCatalogue } from './wholeCatalogue';

/**
 * The carousel's slides, each picture that is a product's own leading to that product's page where its record names nothing
 * else. Shelves are looked through as they were within the last day, and only when a picture leads nowhere.
 */
export async function linkedSlides(shelf: ReadShelf<Slide>): Promise<ReadShelf<Slide>> {
  const { items, more, readAt } = shelf;
  if (items.every(({ pictures }) => pictures.every(({ link }) => link))) return shelf;
  const pages = await pagesByPicture();
  const shown = {
    items: items.map((slide) => ({
      ...slide,
      pictures: slide.pictures.map((picture) => linked(picture, pages)),
    })),
    ...(more ? { more } : {}),
  };
  return { version: shelfVersion(shown), readAt, ...shown };
}

function linked(picture: SlidePicture, pages: ReadonlyMap<string, string>): SlidePicture {
  const link = picture.link ?? pages.get(picture.image);
  return link ? { ...picture, link } : picture;
}

/** The path of the first product in the registry's order that has a picture, by that picture's address. */
async function pagesByPicture(): Promise<ReadonlyMap<string, string>> {
  const whole = await readWholeCatalogue(DAY_MS);
  const pages = new Map<string, string>();
  for (const category of categories) {
    for (const product of whole.get(category.slug)?.items ?? []) {
      const { image } = product;
      if (image && !pages.has(image)) pages.set(image, productPath(category, product));
    }
  }
  return pages;
}

/** A reading as pages show it, and as browsers are told of it: slides also lead to what they show. */
export async function withSlideLinks(
  { kind }: Pick<Collection, 'kind'>,
  shelf: ReadShelf<unknown>,
): Promise<ReadShelf<unknown>> {
  return kind === 'slide' ? linkedSlides(shelf as ReadShelf<Slide>) : shelf;
}
