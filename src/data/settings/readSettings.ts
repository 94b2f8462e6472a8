import type { ShopFacts } from '@/shop/ShopFacts';
import type { ConfiguredShop } from '@/shop/shopVariables';
import { FIREBASE_STORAGE, YOUTUBE_STILLS } from '../../pictures/pictureLimits';
import { defaultPlace, demoShop } from '../../shop/demoShop';
import { omitUndefined } from '../../shop/omitUndefined';
import { inLanguages } from '../../shop/ShopTexts';
import { type Environment, parseSettings } from './parseSettings';

type Given = ReturnType<typeof parseSettings>;

/**
 * The shop's facts from all settings. Without any SHOP_… variable the shop is the demo's.
 * @throws SettingsError with all problems of all settings.
 */
export function readSettings(
  environment: Environment,
): ConfiguredShop & Pick<ShopFacts, 'showsDemoCatalogue'> {
  const given = parseSettings(environment);
  const own = given.SHOP_NAME ? shopOf(given, given.SHOP_NAME) : demoShop;
  return { ...own, ...siteOf(given), showsDemoCatalogue: !given.FIREBASE_PROJECT_ID };
}

function shopOf(given: Given, name: string): Omit<ConfiguredShop, 'siteAddress' | 'pictureHosts'> {
  const { SHOP_STREET: street = '', SHOP_PLACE: place = defaultPlace.en } = given;
  return {
    isDemo: false,
    name,
    phone: given.SHOP_PHONE ?? '',
    email: given.SHOP_EMAIL ?? '',
    street,
    place,
    social: (['Facebook', 'YouTube', 'Instagram', 'X'] as const).flatMap((network) => {
      const address = given[`SHOP_${network.toUpperCase() as Uppercase<typeof network>}`];
      return address ? [{ network, address }] : [];
    }),
    banner: given.SHOP_BANNER ?? demoShop.banner,
    reviewClips: given.SHOP_REVIEW_CLIPS ?? [],
    ...omitUndefined({
      visitorCounter: given.SHOP_VISITOR_COUNTER,
      map: given.SHOP_MAP,
      mapArea: given.SHOP_MAP_AREA,
      credit: given.SHOP_CREDIT,
      geo: given.SHOP_GEO,
      priceRange: given.SHOP_PRICE_RANGE,
    }),
    texts: inLanguages(
      {
        ...{ name, street, place },
        ...omitUndefined({
          payment: given.SHOP_PAYMENT,
          exchange: given.SHOP_EXCHANGE,
          original: given.SHOP_ORIGINAL,
        }),
      },
      {
        bn: omitUndefined({
          name: given.SHOP_NAME_BN,
          street: given.SHOP_STREET_BN,
          place: given.SHOP_PLACE ? given.SHOP_PLACE_BN : defaultPlace.bn,
        }),
        hi: omitUndefined({
          name: given.SHOP_NAME_HI,
          street: given.SHOP_STREET_HI,
          place: given.SHOP_PLACE ? given.SHOP_PLACE_HI : defaultPlace.hi,
        }),
      },
    ),
  };
}

/** Facts of the site that don't depend on the shop. */
function siteOf(given: Given) {
  const { VERCEL_PROJECT_PRODUCTION_URL: onVercel } = given;
  return {
    siteAddress: given.SITE_ADDRESS ?? (onVercel ? `https://${onVercel}` : 'http://localhost:3000'),
    pictureHosts: [
      ...(given.IMAGE_HOSTS ?? []),
      ...bucketsOf(given.FIREBASE_PROJECT_ID),
      // Stills pass the optimiser, so no browser contacts YouTube before the visitor presses play.
      YOUTUBE_STILLS,
    ],
    ...omitUndefined({
      vitalsAddress: given.WEB_VITALS_ADDRESS,
      pictureHostsOnly: given.IMAGE_HOSTS_ONLY || undefined,
      noOwnerReport: given.OWNER_REPORT === false || undefined,
      noOfflinePages: given.OFFLINE_PAGES === false || undefined,
    }),
  };
}

/** The addresses of the Firebase project's buckets, by the old and the new way of naming them. */
function bucketsOf(projectId: string | undefined): string[] {
  const buckets = projectId ? [`${projectId}.appspot.com`, `${projectId}.firebasestorage.app`] : [];
  return buckets.map((bucket) => `${FIREBASE_STORAGE}/v0/b/${bucket}/o/`);
}
