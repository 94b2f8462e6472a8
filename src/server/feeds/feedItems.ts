import { absoluteAddress, productPath, resolvedAddress } from '@/catalogue/addresses';
import type { Category } from '@/catalogue/Category';
import { categories } from '@/catalogue/categories';
import { honestPrice } from '@/catalogue/honestPrice';
import type { Product } from '@/catalogue/items';
import { type Shelves, twinOf } from '@/catalogue/twins';
import { cutToWords } from '@/seo/cutToWords';
import { categoryName } from '@/words/CategoryLabels';
import { categoryLabels } from '@/words/en/categoryLabels';
import { productName } from '@/words/productName';
import { readWholeCatalogue } from '../shelves/wholeCatalogue';
import type { FeedItem } from './FeedItem';
import { feedId } from './feedId';

/** The services fetch a feed once a day, or once an hour at most. */
const HOUR_MS = 60 * 60_000;

/** Google's limit for titles (Merchant Center, "Title [title]"), which is within Meta's. */
const LONGEST_TITLE = 150;

/**
 * What the feeds tell of: every product with a price and a picture, one that stands on two shelves once. From readings of the
 * last hour.
 * @throws Error while a shelf could never be read: a feed without it would take its products off.
 */
export async function feedItems(): Promise<FeedItem[]> {
  const whole = await readWholeCatalogue(HOUR_MS);
  const unread = categories.find(({ slug }) => !whole.has(slug));
  if (unread) throw new Error(`No feed: the shelf ${unread.slug} could not be read yet`);
  const shelves: Shelves = categories.map((category) => [
    category,
    whole.get(category.slug)?.items ?? [],
  ]);
  return shelves.flatMap(([category, products]) =>
    products
      .filter((product) => !twinOf({ category, product }, shelves))
      .flatMap((product) => feedItem(category, product) ?? []),
  );
}

function feedItem(category: Category, product: Product): FeedItem | undefined {
  const { id, image, description, soldOut } = product;
  const { price, struck } = honestPrice(product);
  if (price === undefined || !image) return undefined;
  const labels = categoryLabels[category.slug];
  const title = cutToWords(productName(product, labels), LONGEST_TITLE);
  return {
    id: feedId(category, id),
    title,
    description: description ?? title,
    link: absoluteAddress(productPath(category, product)),
    imageLink: resolvedAddress(image),
    price,
    ...(struck === undefined ? {} : { struck }),
    ...(category.group === 'brand' ? { brand: categoryName(labels) } : {}),
    soldOut: soldOut === true,
  };
}
