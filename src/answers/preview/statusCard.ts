import type {
  ItemsOf,
  PageDefinition,
  pageDefinitions,
} from '@/catalogue/addresses/pageDefinitions';
import type { categoryDefinition, productDefinition } from '@/catalogue/addresses/shelfDefinitions';
import { isForSale } from '@/catalogue/isForSale';
import type { Product } from '@/catalogue/items';
import type { CategorySlug } from '@/catalogue/registry';
import type { Dictionary } from '@/messages/Dictionary';
import { inRupees } from '@/messages/inRupees';
import { priceText } from '@/messages/priceText';
import { productName } from '@/messages/productName';
import { STATUS_GOODS, type StatusCard, type StatusGood } from '@/seo/StatusCard';
import { indianTime } from '@/shop/indianTime';
import { formatPhone } from '@/shop/links/contactLinks';
import { drawableText } from './drawableText';

const MOST_COLOURS = 9;

type StatusItems = Partial<
  ItemsOf<
    ReturnType<typeof categoryDefinition>['collections'] &
      ReturnType<typeof productDefinition>['collections'] &
      typeof pageDefinitions.offers.collections
  >
>;

/**
 * The card of the picture to post of a product, a shelf or the offers, from items read at `readAt`. Undefined where no
 * product has a price and is to be had.
 */
export function statusCard(
  page: PageDefinition,
  dictionary: Dictionary,
  { products, onShelf = [], offers: [best] = [] }: StatusItems,
  readAt: number,
): StatusCard | undefined {
  const { shop, place, labelsOf } = dictionary.messages;
  const own = page.name === 'category' || page.name === 'product' ? page.slug : undefined;
  const all: readonly (Product & { readonly slug?: CategorySlug })[] =
    products ?? best?.offers ?? onShelf.map(({ product }) => product);
  const sold = all.flatMap((product) => {
    const slug = product.slug ?? own;
    return slug && isForSale(product) ? [statusGood(product, labelsOf(slug), dictionary)] : [];
  });
  if (sold.length === 0) return undefined;
  const more = products ? sold.length - STATUS_GOODS : 0;
  const { status } = dictionary.seo;
  return {
    shop: drawableText(shop.name) || '…',
    phone: formatPhone(),
    place: drawableText(`${shop.street}, ${place.town}`),
    day: status.pricesOf(indianTime(readAt).date),
    title: own ? labelsOf(own).title : dictionary.offers.title[best?.kind ?? 'none'],
    more: more > 0 ? status.more(more) : '',
    goods: sold.slice(0, STATUS_GOODS),
  };
}

function statusGood(
  product: Product,
  shelf: { readonly title: string },
  { messages }: Dictionary,
): StatusGood {
  const { mrp, off, image, size, shades = [] } = product;
  const here = shades.filter(({ soldOut }) => !soldOut);
  const colours = here.flatMap(({ colour }) => colour ?? []).slice(0, MOST_COLOURS);
  return {
    name: drawableText(productName(product, shelf)) || shelf.title,
    price: priceText(product, messages),
    ...(mrp !== undefined && { mrp: { label: messages.product.mrp, amount: inRupees(mrp) } }),
    off: off === undefined ? '' : messages.product.off(off),
    picture: image,
    size: drawableText(size?.text ?? ''),
    colours,
    shades: here.length > colours.length ? messages.product.shades(here.length) : '',
  };
}
