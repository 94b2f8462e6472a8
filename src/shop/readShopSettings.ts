import { demoShop } from './demoShop';
import { IN_DATABASE } from './inDatabase';
import { omitUndefined } from './omitUndefined';
import { type Environment, parseEnvironment, withoutEmpty } from './parseEnvironment';
import { pictureHosts } from './pictureHosts';
import { readTexts } from './readTexts';
import { readTogether } from './readTogether';
import type { SetShop } from './SetShop';
import { SettingsError } from './SettingsError';
import type { ShopFacts, SocialLink } from './ShopFacts';
import type { ShopHours } from './ShopHours';
import { shopSettings } from './shopSettings';
import { siteSettings } from './siteSettings';
import { withPresentNames } from './withPresentNames';

/**
 * Reads the shop's facts from the environment. Without any SHOP_… variable the result is the demo shop; with at least
 * one, all four required ones must be set.
 * @throws SettingsError that names each missing, malformed or unknown variable.
 */
export function readShopSettings(environment: Environment): SetShop {
  const env = withoutEmpty(withPresentNames(environment));
  const isDemo = !Object.keys(env).some((name) => name.startsWith('SHOP_'));
  const { site, given } = readTogether({
    site: () => parseEnvironment(siteSettings, env),
    names: () => refuseUnknown(env),
    given: () => (isDemo ? undefined : readGiven(env)),
  });
  const common = {
    siteAddress:
      site.SITE_ADDRESS ??
      vercelAddress(site.VERCEL_PROJECT_PRODUCTION_URL) ??
      'http://localhost:3000',
    ...omitUndefined({ vitalsAddress: site.WEB_VITALS_ADDRESS }),
    pictureHosts: pictureHosts(site.IMAGE_HOSTS ?? [], env.FIREBASE_PROJECT_ID),
    ...(site.IMAGE_HOSTS_ONLY ? { pictureHostsOnly: true } : {}),
    ...(site.OWNER_REPORT === false ? { noOwnerReport: true } : {}),
    ...(site.OFFLINE_PAGES === false ? { keepsNoPages: true } : {}),
  };
  if (!given) return { ...demoShop, ...common };
  return {
    ...common,
    isDemo: false,
    name: given.SHOP_NAME,
    phone: given.SHOP_PHONE,
    email: given.SHOP_EMAIL,
    street: given.SHOP_STREET,
    social: socialLinks({
      Facebook: given.SHOP_FACEBOOK,
      YouTube: given.SHOP_YOUTUBE,
      Instagram: given.SHOP_INSTAGRAM,
      X: given.SHOP_X,
    }),
    reviewClips: given.SHOP_REVIEW_CLIPS ?? [],
    percentShelves: given.SHOP_PERCENT_SHELVES ?? [],
    ...omitUndefined({
      banner: given.SHOP_BANNER,
      bandShelves: given.SHOP_BAND_SHELVES,
      shelfSize: given.SHOP_SHELF_SIZE,
      languages: given.SHOP_LANGUAGES,
      visitorCounter: given.SHOP_VISITOR_COUNTER,
      map: given.SHOP_MAP,
      mapArea: given.SHOP_MAP_AREA,
      credit: given.SHOP_CREDIT,
      geo: given.SHOP_GEO,
      priceRange: given.SHOP_PRICE_RANGE,
    }),
    ...hoursOf(given.SHOP_HOURS, given.SHOP_HOLIDAYS),
    ...(given.SHOP_DELIVERY === IN_DATABASE ? { deliveryInDatabase: true } : {}),
    texts: given.texts,
  };
}

function readGiven(env: Environment) {
  const given = parseEnvironment(shopSettings, env);
  return { ...given, texts: readTexts(given) };
}

/** Holidays are exceptions to weekly hours, so without weekly hours they are ignored. */
function hoursOf(
  week: ShopHours['times'] | typeof IN_DATABASE | undefined,
  holidays: ShopHours['holidays'] = [],
): Pick<ShopFacts, 'hours' | 'hoursInDatabase'> {
  if (!week) return {};
  return week === IN_DATABASE ? { hoursInDatabase: true } : { hours: { times: week, holidays } };
}

function socialLinks(given: Record<SocialLink['network'], string | undefined>): SocialLink[] {
  return (Object.keys(given) as SocialLink['network'][]).flatMap((network) => {
    const address = given[network];
    return address ? [{ network, address }] : [];
  });
}

function vercelAddress(host: string | undefined): string | undefined {
  return host && `https://${host}`;
}

/** Rejects unknown SHOP_… variables: a misspelt optional setting would otherwise be ignored without a word. */
function refuseUnknown(env: Environment): void {
  const unknown = Object.keys(env).filter(
    (name) => name.startsWith('SHOP_') && !(name in shopSettings.shape),
  );
  if (unknown.length > 0) {
    throw new SettingsError(
      unknown.map((name) => `${name}: is no setting of this site (see .env.example)`),
    );
  }
}
