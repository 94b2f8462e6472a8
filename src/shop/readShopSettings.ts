import { z } from 'zod';
import { demoShop } from './demoShop';
import { type Environment, parseSettings, withoutEmpty } from './parseSettings';
import { readOpeningHours } from './readOpeningHours';
import { SettingsError } from './SettingsError';
import type { ShopFacts, SocialLink } from './ShopFacts';

const required = (meaning: string) =>
  z.string({
    error: `missing; ${meaning}. All of SHOP_NAME, SHOP_PHONE, SHOP_EMAIL and SHOP_STREET belong together`,
  });

const httpsAddress = z
  .string()
  .trim()
  .refine(isHttps, { error: 'should be a full address such as https://example.com/page' });

const pictureAddress = z
  .string()
  .trim()
  .refine((value) => isHttps(value) || /^\/(?!\/)/.test(value), {
    error: 'should be a path such as /pictures/banner.jpg or a full https address',
  });

const schema = z.object({
  SHOP_NAME: required('the name over the door, such as Rupkatha Beauty').trim().max(60, {
    error: 'should have 60 characters at most',
  }),
  SHOP_PHONE: required('the shop phone, such as 98765 43210')
    .transform(tenDigits)
    .pipe(
      z.string().regex(/^\d{10}$/, {
        error: 'should be an Indian number of ten digits, such as 98765 43210',
      }),
    ),
  SHOP_EMAIL: required('the shop e-mail')
    .trim()
    .pipe(z.email({ error: 'should be an e-mail address such as shop@example.com' })),
  SHOP_STREET: required('house and street, such as 12 Station Road').trim(),
  SHOP_FACEBOOK: httpsAddress.optional(),
  SHOP_YOUTUBE: httpsAddress.optional(),
  SHOP_INSTAGRAM: httpsAddress.optional(),
  SHOP_X: httpsAddress.optional(),
  SHOP_MAP: httpsAddress.optional(),
  SHOP_MAP_AREA: httpsAddress.optional(),
  SHOP_BANNER: pictureAddress.optional(),
  SHOP_REVIEW_CLIPS: z
    .string()
    .transform((value) => value.split(/[\s,]+/).filter(Boolean))
    .pipe(
      z
        .array(
          pictureAddress.refine((value) => value.endsWith('.mp4'), {
            error: 'should name .mp4 files',
          }),
        )
        .max(6, { error: 'should name six clips at most' }),
    )
    .optional(),
  SHOP_PUJO_SHELVES: z
    .string()
    .transform((value) => value.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(z.string()).max(8, { error: 'should name eight shelves at most' }))
    .optional(),
  SHOP_VISITOR_COUNTER: httpsAddress.optional(),
  SHOP_CREDIT: z.string().trim().optional(),
  SHOP_HOURS: z
    .string()
    .trim()
    .transform((text) => ({ text, times: readOpeningHours(text) ?? [] }))
    .refine(({ times }) => times.length > 0, {
      error: 'should look like Mo-Sa 10:00-20:30, Su 10:00-14:00',
    })
    .optional(),
  SHOP_GEO: z
    .string()
    .trim()
    .regex(/^-?\d{1,2}\.\d+\s*,\s*-?\d{1,3}\.\d+$/, {
      error: 'should be latitude and longitude in degrees, such as 24.1005, 88.2510',
    })
    .transform((text) => {
      const [latitude = 0, longitude = 0] = text.split(',').map(Number);
      return { latitude, longitude };
    })
    .optional(),
  SHOP_PRICE_RANGE: z
    .string()
    .trim()
    .max(99, { error: 'should have 99 characters at most' })
    .optional(),
});

const siteSchema = z.object({
  SITE_ADDRESS: z
    .string()
    .trim()
    .regex(/^https?:\/\/[^/?#\s]+\/?$/, {
      error: "should be the site's own address without a path, such as https://www.example.com",
    })
    .transform((value) => value.replace(/\/$/, ''))
    .optional(),
  VERCEL_PROJECT_PRODUCTION_URL: z.string().trim().optional(),
  WEB_VITALS_ADDRESS: httpsAddress.optional(),
  IMAGE_HOSTS: z
    .string()
    .transform((value) => value.split(/[\s,]+/).filter(Boolean))
    .pipe(
      z.array(
        z.string().regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/, {
          error: 'should be host names such as res.cloudinary.com, separated by commas',
        }),
      ),
    )
    .optional(),
});

/** YouTube's stills pass through our optimiser: without a press nobody's browser asks YouTube for anything. */
const YOUTUBE_STILLS = 'i.ytimg.com';

/**
 * The shop's facts out of the environment. Without any SHOP_… variable it is the demo shop;
 * with one of them, all four required ones must be there.
 * @throws SettingsError that names each missing or malformed variable.
 */
export function readShopSettings(environment: Environment): Omit<ShopFacts, 'showsDemoCatalogue'> {
  const env = withoutEmpty(environment);
  const site = parseSettings(siteSchema, env);
  const common = {
    siteAddress:
      site.SITE_ADDRESS ??
      vercelAddress(site.VERCEL_PROJECT_PRODUCTION_URL) ??
      'http://localhost:3000',
    ...(site.WEB_VITALS_ADDRESS ? { vitalsAddress: site.WEB_VITALS_ADDRESS } : {}),
    imageHosts: [...(site.IMAGE_HOSTS ?? ['firebasestorage.googleapis.com']), YOUTUBE_STILLS],
  };
  if (!Object.keys(env).some((name) => name.startsWith('SHOP_'))) return { ...demoShop, ...common };

  refuseUnknown(env);
  const given = parseSettings(schema, env);
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
    banner: given.SHOP_BANNER ?? demoShop.banner,
    reviewClips: given.SHOP_REVIEW_CLIPS ?? [],
    pujoShelves: given.SHOP_PUJO_SHELVES ?? demoShop.pujoShelves,
    ...(given.SHOP_VISITOR_COUNTER ? { visitorCounter: given.SHOP_VISITOR_COUNTER } : {}),
    ...(given.SHOP_MAP ? { map: given.SHOP_MAP } : {}),
    ...(given.SHOP_MAP_AREA ? { mapArea: given.SHOP_MAP_AREA } : {}),
    ...(given.SHOP_CREDIT ? { credit: given.SHOP_CREDIT } : {}),
    ...(given.SHOP_HOURS ? { hours: given.SHOP_HOURS } : {}),
    ...(given.SHOP_GEO ? { geo: given.SHOP_GEO } : {}),
    ...(given.SHOP_PRICE_RANGE ? { priceRange: given.SHOP_PRICE_RANGE } : {}),
  };
}

function socialLinks(given: Record<SocialLink['network'], string | undefined>): SocialLink[] {
  return (Object.keys(given) as SocialLink['network'][]).flatMap((network) => {
    const address = given[network];
    return address ? [{ network, address }] : [];
  });
}

function tenDigits(value: string): string {
  const digits = value.replace(/[\s()-]/g, '').replace(/^\+?91(?=\d{10}$)|^0(?=\d{10}$)/, '');
  return digits;
}

function vercelAddress(host: string | undefined): string | undefined {
  return host && `https://${host}`;
}

function isHttps(value: string): boolean {
  return URL.canParse(value) && new URL(value).protocol === 'https:';
}

/** A misspelt optional setting would vanish without a word. */
function refuseUnknown(env: Environment): void {
  const unknown = Object.keys(env).filter(
    (name) => name.startsWith('SHOP_') && !(name in schema.shape),
  );
  if (unknown.length > 0) {
    throw new SettingsError(
      unknown.map((name) => `${name}: is no setting of this site (see .env.example)`),
    );
  }
}
