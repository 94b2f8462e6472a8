import { absoluteAddress, productPath, resolvedAddress } from '@/catalogue/addresses';
import type { Category } from '@/catalogue/Category';
import { categories } from '@/catalogue/categories';
import { digest } from '@/catalogue/digest';
import { honestPrice } from '@/catalogue/honestPrice';
import { idPart } from '@/catalogue/idPart';
import type { Product } from '@/catalogue/items';
import { type Shelves, twinOf } from '@/catalogue/twins';
import { readWholeCatalogue } from '@/data/shelves/wholeCatalogue';
import { categoryName } from '@/messages/CategoryLabels';
import { categoryLabels } from '@/messages/en/categoryLabels';
import { productName } from '@/messages/productName';
import { cutToWords } from '@/seo/cutToWords';

/** A product in a feed. */
export interface FeedItem {
  /** Unique in the whole catalogue, ASCII, 50 characters at most: shelf, hyphen, and what stands for the document's id. */
  readonly id: string;
  /** 150 characters at most. */
  readonly title: string;
  readonly description: string;
  /** The absolute address of its page. */
  readonly link: string;
  /** The absolute address of its picture. */
  readonly imageLink: string;
  /** In rupees, as visitors pay it. */
  readonly price: number;
  /** The M.R.P. in rupees where that is struck. */
  readonly struck?: number;
  /** The brand on whose shelf it stands. */
  readonly brand?: string;
  readonly soldOut: boolean;
}

/** Services fetch a feed daily, or at most hourly. */
const HOUR_MS = 60 * 60_000;

/** Google's limit for ids (Merchant Center, "ID [id]"); Meta's is 100. */
const LONGEST_ID = 50;

/** Google's limit for titles (Merchant Center, "Title [title]"), which is within Meta's. */
const LONGEST_TITLE = 150;

/**
 * The products of the feeds: every one with a price and a picture. A product that stands on two shelves is listed once. No reading
 * is older than an hour.
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

/** A product's id in the feeds: documents' ids are unique on their shelf only, and may be of any characters and length. */
function feedId({ slug }: Category, id: string): string {
  const plain = `${slug}-${idPart(id)}`;
  return plain.length > LONGEST_ID ? `${slug}-~~${digest(id)}` : plain;
}
