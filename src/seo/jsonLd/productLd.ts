import type { Product as ProductThing, UnitPriceSpecification } from 'schema-dts';
import { absoluteAddress, resolvedAddress } from '@/catalogue/addresses/addresses';
import type { Product } from '@/catalogue/items';
import { picturesOf } from '@/catalogue/picturesOf';
import type { PageSeo } from '../PageSeo';

/**
 * A product with its offer; the M.R.P. is its strikethrough price. It says when the product is sold out, but
 * never claims that it is in stock or new, because documents don't say so. A Product requires an offer, so it needs a
 * price. Source: Google, "Merchant listing structured data".
 */
export function productLd(
  { path }: Pick<PageSeo, 'path'>,
  name: string,
  product: Product & { readonly price: number },
  brand?: string,
): ProductThing {
  const { description, soldOut, price, mrp } = product;
  const [image, ...more] = picturesOf(product).map(resolvedAddress);
  const address = absoluteAddress(path);
  return {
    '@type': 'Product',
    '@id': `${address}#product`,
    name,
    url: address,
    ...(description ? { description } : {}),
    ...(image ? { image: more.length > 0 ? [image, ...more] : image } : {}),
    ...(brand ? { brand: { '@type': 'Brand', name: brand } } : {}),
    offers: {
      '@type': 'Offer',
      url: address,
      price,
      priceCurrency: 'INR',
      ...(soldOut ? { availability: 'https://schema.org/OutOfStock' } : {}),
      priceSpecification: [amount(price), ...(mrp === undefined ? [] : [struckAmount(mrp)])],
    },
  };
}

function amount(price: number): UnitPriceSpecification {
  return { '@type': 'UnitPriceSpecification', price, priceCurrency: 'INR' };
}

function struckAmount(price: number): UnitPriceSpecification {
  return { ...amount(price), priceType: 'https://schema.org/StrikethroughPrice' };
}
