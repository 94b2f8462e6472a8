import type { Store } from 'schema-dts';
import { absoluteAddress, paths, resolvedAddress } from '@/catalogue/addresses';
import { banner } from '@/shop/banner';
import { place } from '@/shop/place';
import type { ShopHours } from '@/shop/ShopHours';
import { shop } from '@/shop/shop';
import { holidayLd, openingHoursLd } from './openingHoursLd';

/**
 * The shop as a Store. It has only what is configured; nothing is invented, and there is no rating of our own. It is the
 * same on the pages of every language, because it is one shop, with one name and one postal address. Source: Google,
 * Local business.
 */
export function storeLd(hours: ShopHours | undefined): Store {
  return {
    '@type': 'Store',
    '@id': absoluteAddress('/#store'),
    name: shop.name,
    url: absoluteAddress(paths.home),
    ...(banner ? { image: resolvedAddress(banner) } : {}),
    telephone: `+${place.countryCode}${shop.phone}`,
    email: shop.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: shop.street,
      addressLocality: place.town,
      addressRegion: place.state,
      postalCode: place.pin,
      addressCountry: 'IN',
    },
    containedInPlace: {
      '@type': 'City',
      name: place.town,
      alternateName: place.alsoWritten,
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
