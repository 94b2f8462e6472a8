import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { omitUndefined } from '../../shop/omitUndefined';
import { codes } from '../../shop/translatedCodes';
import { usualPlace } from '../../shop/usualPlace';
import { httpsAddress, isHttps, wholeNumber, words } from './forms';
import { mapAddress } from './mapAddress';
import { whenSet } from './parseEnvironment';
import { required, textSettings, textsInLanguages } from './textSettings';

const pictureAddress = z
  .string()
  .trim()
  .refine((value) => isHttps(value) || isOwnPath(value), {
    error: 'should be a path such as /pictures/banner.jpg or a full https address',
  })
  .refine(isThere, { error: ({ input }) => `there is no file public${input}` });

const settings = z.object({
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
  ...textSettings,
  SHOP_FACEBOOK: httpsAddress.optional(),
  SHOP_YOUTUBE: httpsAddress.optional(),
  SHOP_INSTAGRAM: httpsAddress.optional(),
  SHOP_X: httpsAddress.optional(),
  SHOP_MAP: mapAddress.optional(),
  SHOP_MAP_AREA: mapAddress.optional(),
  SHOP_BANNER: pictureAddress.optional(),
  SHOP_REVIEW_CLIPS: words
    .pipe(
      z
        .array(
          pictureAddress
            .refine((value) => value.endsWith('.mp4'), { error: 'should name .mp4 files' })
            .refine((clip) => isThere(stillOf(clip)), {
              error: ({ input }) =>
                `there is no file public${stillOf(String(input))}, the still of its clip`,
            }),
        )
        // Not `max`, which hides the other problems.
        .refine((clips) => clips.length <= 6, { error: 'should name six clips at most' }),
    )
    .optional(),
  SHOP_PERCENT_SHELVES: words.optional(),
  SHOP_SHELF_SIZE: wholeNumber(1, 300).optional(),
  SHOP_LOW_PRICE: wholeNumber(1, 99_999, 'rupees').optional(),
  SHOP_LANGUAGES: words
    .transform((named) => [...named.map((code) => code.toLowerCase()), 'en'])
    .pipe(
      z.array(
        z.enum(codes, {
          error: `should be some of ${Object.values(codes).join(', ')}, separated by spaces`,
        }),
      ),
    )
    .transform((named) => [...new Set(named)])
    .optional(),
  SHOP_VISITOR_COUNTER: httpsAddress.optional(),
  SHOP_CREDIT: z.string().trim().optional(),
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

export const shopSettingNames: ReadonlySet<string> = new Set(Object.keys(settings.shape));

/** The shop's facts and texts; undefined without any SHOP_… variable. With one, the four required ones must be set. */
export const shopSettings = whenSet(
  'SHOP_',
  settings.transform((given, context) => ({
    isDemo: false,
    name: given.SHOP_NAME,
    phone: given.SHOP_PHONE,
    email: given.SHOP_EMAIL,
    street: given.SHOP_STREET,
    place: given.SHOP_PLACE ?? usualPlace.en,
    social: (['Facebook', 'YouTube', 'Instagram', 'X'] as const).flatMap((network) => {
      const address = given[`SHOP_${network.toUpperCase() as Uppercase<typeof network>}`];
      return address ? [{ network, address }] : [];
    }),
    reviewClips: given.SHOP_REVIEW_CLIPS ?? [],
    percentShelves: given.SHOP_PERCENT_SHELVES ?? [],
    ...omitUndefined({
      banner: given.SHOP_BANNER,
      shelfSize: given.SHOP_SHELF_SIZE,
      lowPrice: given.SHOP_LOW_PRICE,
      languages: given.SHOP_LANGUAGES,
      visitorCounter: given.SHOP_VISITOR_COUNTER,
      map: given.SHOP_MAP,
      mapArea: given.SHOP_MAP_AREA,
      credit: given.SHOP_CREDIT,
      geo: given.SHOP_GEO,
      priceRange: given.SHOP_PRICE_RANGE,
    }),
    texts: textsInLanguages(given, context),
  })),
);

function tenDigits(value: string): string {
  return value.replace(/[\s()-]/g, '').replace(/^\+?91(?=\d{10}$)|^0(?=\d{10}$)/, '');
}

function isOwnPath(address: string): boolean {
  return /^\/(?!\/)/.test(address);
}

function isThere(address: string): boolean {
  return !isOwnPath(address) || existsSync(path.join('public', decoded(address)));
}

function stillOf(clip: string): string {
  return clip.replace(/\.mp4$/, '.jpg');
}

/** As the server decodes it. A malformed escape stays, and no file has such a name. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
