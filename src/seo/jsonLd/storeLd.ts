import type { DayOfWeek, OpeningHoursSpecification, Store } from 'schema-dts';
import { absoluteAddress, resolvedAddress } from '@/catalogue/addresses/addresses';
import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { COUNTRY_CODE } from '@/shop/links/contactLinks';
import { place } from '@/shop/place';
import type { Day, Holiday, OpeningHours, ShopHours } from '@/shop/ShopHours';
import type { ShopTexts } from '@/shop/ShopTexts';
import { shop } from '@/shop/shop';

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
    image: resolvedAddress(shop.banner),
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

const dayNames: Record<Day, DayOfWeek> = {
  Mo: 'https://schema.org/Monday',
  Tu: 'https://schema.org/Tuesday',
  We: 'https://schema.org/Wednesday',
  Th: 'https://schema.org/Thursday',
  Fr: 'https://schema.org/Friday',
  Sa: 'https://schema.org/Saturday',
  Su: 'https://schema.org/Sunday',
};

/** Days that share the same hours. Source: Google, Local business. */
function openingHoursLd({ days, opens, closes }: OpeningHours): OpeningHoursSpecification {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map((day) => dayNames[day]),
    opens,
    closes,
  };
}

/** A closed day opens and closes at 00:00, as Google requires. */
function holidayLd({
  from,
  to,
  opens = '00:00',
  closes = '00:00',
}: Holiday): OpeningHoursSpecification {
  return { '@type': 'OpeningHoursSpecification', validFrom: from, validThrough: to, opens, closes };
}
