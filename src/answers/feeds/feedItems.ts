import { absoluteAddress, productPath, resolvedAddress } from '@/catalogue/addresses/addresses';
import { idPart } from '@/catalogue/addresses/idPart';
import type { Category } from '@/catalogue/categories';
import { digest } from '@/catalogue/digest';
import { duplicateOf } from '@/catalogue/duplicates';
import type { Product, Size } from '@/catalogue/items';
import { productsByCategory, readEveryShelf } from '@/data/shelves/allShelves';
import { seoMessages } from '@/messages/en/seoMessages';
import { sharedMessages } from '@/messages/en/sharedMessages';
import { productName } from '@/messages/productName';
import { productBrand } from '@/seo/productBrand';
import { cutText } from '@/shop/cutText';
import { omitUndefined } from '@/shop/omitUndefined';

/** A product in a feed. */
export interface FeedItem {
  /** Unique in the catalogue, ASCII, at most 50 characters: shelf, hyphen, document id or its digest. */
  readonly id: string;
  /** At most 150 characters. */
  readonly title: string;
  /** With the available shades and the size at the end. */
  readonly description: string;
  readonly link: string;
  readonly imageLink: string;
  /** At most five. */
  readonly moreImageLinks: readonly string[];
  /** In rupees. */
  readonly price: number;
  readonly mrp?: number;
  /** The content of the pack, for prices per unit. */
  readonly measure?: NonNullable<Size['measure']>;
  /** Its own brand or that of its shelf. */
  readonly brand?: string;
  readonly soldOut: boolean;
}

/** In milliseconds. Services fetch the feed once a day, or at most once an hour. */
const HOUR_MS = 60 * 60_000;

/** In characters: Google's limit (Merchant Center, "ID [id]"); Meta's is 100. */
const LONGEST_ID = 50;

/** In characters: Google's limit (Merchant Center, "Title [title]"), lower than Meta's. */
const LONGEST_TITLE = 150;

/**
 * All products with price and picture, each once, from readings at most an hour old.
 * @throws CatalogueReadError while a shelf was never read: services would remove the products that a feed leaves out.
 */
export async function feedItems(): Promise<FeedItem[]> {
  const shelves = productsByCategory(await readEveryShelf(HOUR_MS));
  return shelves.flatMap(([category, products]) =>
    products
      .filter((product) => !duplicateOf({ category, product }, shelves))
      .flatMap((product) => feedItem(category, product) ?? []),
  );
}

function feedItem(category: Category, product: Product): FeedItem | undefined {
  const { id, price, mrp, image, moreImages = [], soldOut, size } = product;
  const labels = sharedMessages.labelsOf(category.slug);
  const brand = productBrand(category, product);
  if (price === undefined || !image) return undefined;
  const title = cutText(productName(product, labels), LONGEST_TITLE);
  return {
    id: feedId(category, id),
    title,
    description: [product.description ?? title, ...feedFacts(product)].join(' '),
    link: absoluteAddress(productPath(category, product)),
    imageLink: resolvedAddress(image),
    moreImageLinks: moreImages.map(resolvedAddress),
    price,
    ...omitUndefined({ mrp, measure: size?.measure, brand }),
    soldOut: soldOut === true,
  };
}

function feedFacts({ shades = [], size }: Product): string[] {
  const { facts } = seoMessages;
  const names = shades.flatMap(({ name, soldOut }) => (soldOut ? [] : name));
  return [
    ...(names.length > 0 ? [facts.shades(names.join(', '))] : []),
    ...(size ? [facts.size(size.text)] : []),
  ];
}

/** An id with the shelf, because a document's id is unique only there. It may have any characters and any length. */
function feedId({ slug }: Category, id: string): string {
  const plain = `${slug}-${idPart(id)}`;
  return plain.length > LONGEST_ID ? `${slug}-~~${digest(id)}` : plain;
}
