import { shadesToHave } from '@/catalogue/filter/filteredProducts';
import { isForSale } from '@/catalogue/honestPrice';
import type { Dictionary } from '@/messages/Dictionary';
import type { PageSeo } from '@/seo/PageSeo';
import { productSeo } from '@/seo/productSeo';
import { indianTime } from '@/shop/indianTime';
import { formatPhone } from '@/shop/links/contactLinks';

/** The most products on a picture, and the most shades. */
const MOST = { goods: 6, colours: 9 };

/** The content of a picture to post, such as in WhatsApp's Status. */
export type StatusCard = NonNullable<ReturnType<typeof statusCard>>;

/** A product on a picture to post. It has a price and is not sold out. */
export type StatusGood = StatusCard['goods'][number];

/**
 * The card of a page's picture to post, from items read at `readAt`. Undefined where no product has a price and is to
 * be had.
 */
export function statusCard(
  { preview, goods = [] }: PageSeo,
  dictionary: Dictionary,
  readAt: number,
) {
  const { messages, seo } = dictionary;
  const sold = goods.filter(({ product }) => isForSale(product));
  const [first, second] = sold;
  if (!first) return undefined;
  const shades = second ? [] : shadesToHave(first.product);
  const colours = shades.flatMap(({ colour }) => colour ?? []).slice(0, MOST.colours);
  const more = sold.length - MOST.goods;
  const facts = [
    more > 0 && seo.status.more(more),
    !second && first.product.size?.text,
    shades.length > colours.length && messages.product.shades(shades.length),
  ];
  return {
    shop: preview.shop,
    title: preview.title,
    day: seo.status.pricesOf(indianTime(readAt).date),
    phone: formatPhone(),
    place: `${messages.shop.street}, ${messages.place.town}`,
    /** At the end: "and 12 more"; or of a product alone its size, and the number of its shades if `colours` has not all. */
    facts: facts.filter(Boolean).join(' · '),
    /** Of the shades of a product alone that can be had. */
    colours,
    goods: sold.slice(0, MOST.goods).map(({ category, product }) => {
      const { title, line, mrp } = productSeo(category, product, dictionary).preview;
      const off = product.off === undefined ? '' : messages.product.off(product.off);
      return { title, line, mrp, off, picture: product.image };
    }),
  };
}
