import { absoluteAddress } from '@/catalogue/addresses/addresses';
import { unitBases } from '@/catalogue/numbersInTexts';
import { isLocalAddress } from '@/shop/ShopFacts';
import { shop } from '@/shop/shop';
import type { RefusedFile } from '../files/textFile';
import { XML_HEAD, xmlText } from '../files/xmlText';
import { type FeedItem, feedItems } from './feedItems';

/** Attributes by Google's names. An undefined one is left out; a list gives an element for each value. */
type Attributes = Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * All products as RSS 2.0 with Google's namespace, which Meta reads, too; refused without a public address. Source:
 * Merchant Center, "Create a product feed in RSS 2.0", "Product data specification".
 * @throws CatalogueReadError while a shelf was never read.
 */
export async function productFeed(): Promise<string | RefusedFile> {
  if (isLocalAddress(shop.siteAddress)) {
    return {
      refused: `No feed: its links would lead to ${shop.siteAddress}, which only this computer can open. Set SITE_ADDRESS to the site's public address and build it again.`,
    };
  }
  const items = await feedItems();
  return `${XML_HEAD}
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
<title>${xmlText(shop.name)}</title>
<link>${xmlText(absoluteAddress('/'))}</link>
<description>${xmlText(`Products of ${shop.name}`)}</description>
${items.map((item) => itemXml(attributesOf(item))).join('\n')}
</channel>
</rss>
`;
}

function itemXml(attributes: Attributes): string {
  const written = Object.entries(attributes).flatMap(([name, value = []]) =>
    [value].flat().map((one) => `<g:${name}>${xmlText(one)}</g:${name}>`),
  );
  return `<item>${written.join('')}</item>`;
}

/** A product's attributes. Shades are not listed as variants: they have no page, picture or price of their own. */
function attributesOf({ price, mrp, brand, measure, ...item }: FeedItem): Attributes {
  return {
    id: item.id,
    title: item.title,
    description: item.description,
    link: item.link,
    image_link: item.imageLink,
    additional_image_link: item.moreImageLinks,
    availability: item.soldOut ? 'out_of_stock' : 'in_stock',
    condition: 'new',
    // `price` is the M.R.P., if there is one, and `sale_price` what is paid.
    price: feedAmount(mrp ?? price),
    sale_price: mrp === undefined ? undefined : feedAmount(price),
    unit_pricing_measure: measure && `${measure.amount} ${unitNames[measure.unit]}`,
    unit_pricing_base_measure: measure && `${unitBases[measure.unit]} ${unitNames[measure.unit]}`,
    brand,
    identifier_exists: brand ? undefined : 'no',
  };
}

/** Source: Merchant Center, "Unit pricing measure". */
const unitNames = { ml: 'ml', g: 'g', piece: 'ct' } as const;

/** For example "1299.00 INR". */
function feedAmount(rupees: number): string {
  return `${rupees.toFixed(2)} INR`;
}
