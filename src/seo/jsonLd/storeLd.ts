import type { Store } from 'schema-dts';
import { absoluteAddress, resolvedAddress } from '@/catalogue/addresses/addresses';
import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { banner } from '@/shop/banner';
import { COUNTRY_CODE } from '@/shop/links/phone';
import { place } from '@/shop/place';
import type { ShopHours } from '@/shop/ShopHours';
import type { ShopTexts } from '@/shop/ShopTexts';
import { shop } from '@/shop/shop';
import { holidayLd, openingHoursLd } from './openingHoursLd';

/**
 * The shop as a Store: only what is configured, and no rating of our own. It has the same `@id` in all languages; name
 * and street are in the page's language. Source: Google, "Local business".
 */
export function storeLd(
  hours: ShopHours | undefined,
  { name, street }: Pick<ShopTexts, 'name' | 'street'>,
): Store {
  return {
    '@type': 'Store',
    '@id': absoluteAddress('/#store'),
    name,
    url: absoluteAddress(pageDefinitions.home.path),
    image: resolvedAddress(banner),
    telephone: `+${COUNTRY_CODE}${shop.phone}`,
    email: shop.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: place.town,
      addressRegion: place.state,
      postalCode: place.pin,
      addressCountry: 'IN',
    },
    containedInPlace: {
      '@type': 'City',
      name: place.town,
      ...(place.alsoWritten.length > 0 ? { alternateName: place.alsoWritten } : {}),
    },
    ...(shop.geo ? { geo: { '@type': 'GeoCoordinates', ...shop.geo } } : {}),
    ...(shop.priceRange ? { priceRange: shop.priceRange } : {}),
    ...(hours
      ? {
          openingHoursSpecification: [
            ...hours.times.map(openingHoursLd),
            ...hours.holidays.map(holidayLd),
          ],
        }
      : {}),
    ...(shop.social.length > 0 ? { sameAs: shop.social.map(({ address }) => address) } : {}),
  };
}
