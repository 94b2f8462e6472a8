import { z } from 'zod';
import { FIREBASE_STORAGE } from '../../pictures/pictureLimits';
import { languageCodes } from '../../shop/languages';
import {
  googleId,
  httpsAddress,
  mapAddress,
  place,
  publicFile,
  reviewClips,
  sentences,
  upTo,
  words,
  yesOrNo,
} from './formats';

/** Every setting, by the name of its variable. .env.example explains each to the owner. */
export const settings = z.object({
  FIREBASE_PROJECT_ID: z.string().regex(/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/, {
    error: 'should be a project id such as my-shop-1: 6 to 30 lower-case letters, digits, hyphens',
  }),
  FIREBASE_API_KEY: z.string().regex(/^[\w-]{20,}$/, {
    error: 'should be the web API key, such as AIzaSy followed by 33 characters',
  }),
  FIREBASE_READER: z.email({
    error: 'should be the e-mail of the reader, such as reader@my-shop.in',
  }),
  // The error message must not repeat the password.
  FIREBASE_READER_PASSWORD: z.string().min(12, {
    error: 'should be the password of the reader, of 12 characters or more',
  }),
  SHOP_NAME: upTo(60),
  SHOP_PHONE: z
    .string()
    .transform(tenDigits)
    .pipe(
      z.string().regex(/^\d{10}$/, {
        error: 'should be an Indian number of ten digits, such as 98765 43210',
      }),
    ),
  SHOP_EMAIL: z.email({ error: 'should be an e-mail address such as shop@example.com' }),
  SHOP_STREET: upTo(100),
  SHOP_PLACE: place,
  SHOP_NAME_BN: upTo(60),
  SHOP_NAME_HI: upTo(60),
  SHOP_STREET_BN: upTo(100),
  SHOP_STREET_HI: upTo(100),
  SHOP_PLACE_BN: place,
  SHOP_PLACE_HI: place,
  SHOP_FACEBOOK: httpsAddress,
  SHOP_YOUTUBE: httpsAddress,
  SHOP_INSTAGRAM: httpsAddress,
  SHOP_X: httpsAddress,
  SHOP_MAP: mapAddress,
  SHOP_MAP_AREA: mapAddress,
  SHOP_BANNER: publicFile,
  SHOP_REVIEW_CLIPS: words.pipe(reviewClips),
  SHOP_PAYMENT: sentences,
  SHOP_EXCHANGE: sentences,
  SHOP_ORIGINAL: sentences,
  SHOP_GEO: z
    .string()
    .regex(/^-?\d{1,2}\.\d+\s*,\s*-?\d{1,3}\.\d+$/, {
      error: 'should be latitude and longitude in degrees, such as 24.1005, 88.2510',
    })
    .transform((text) => {
      const [latitude = 0, longitude = 0] = text.split(',').map(Number);
      return { latitude, longitude };
    }),
  SHOP_PRICE_RANGE: upTo(99),
  SHOP_VISITOR_COUNTER: httpsAddress,
  SHOP_CREDIT: upTo(100),
  SITE_ADDRESS: z
    .string()
    .regex(/^https?:\/\/[^/?#\s]+\/?$/, {
      error: "should be the site's own address without a path, such as https://www.example.com",
    })
    .transform((value) => value.replace(/\/$/, '')),
  IMAGE_HOSTS: words.pipe(
    z.array(
      z
        .string()
        .regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(\/[\w.~-]+)*\/?$/, {
          error:
            'should be host names such as res.cloudinary.com, with a folder where only that is yours (res.cloudinary.com/my-shop), separated by commas',
        })
        .transform((host) => host.replace(/\/?$/, '/'))
        .refine((host) => host !== `${FIREBASE_STORAGE}/`, {
          error: `is everybody's without a bucket, such as ${FIREBASE_STORAGE}/v0/b/my-bucket/o`,
        }),
    ),
  ),
  IMAGE_HOSTS_ONLY: yesOrNo,
  OWNER_LANGUAGE: z.enum(languageCodes, {
    error: `should be one of ${languageCodes.join(', ')}`,
  }),
  OWNER_REPORT: yesOrNo,
  OFFLINE_PAGES: yesOrNo,
  PUJO_MONTHS: words.pipe(
    z.array(
      z
        .string()
        .regex(/^(?:[1-9]|1[0-2])$/, { error: 'should be months from 1 to 12, such as 9, 10' })
        .transform(Number),
    ),
  ),
  WEB_VITALS_ADDRESS: httpsAddress,
  CATALOGUE_SHEET: googleId(
    'docs.google.com',
    /^\/spreadsheets\/(?:u\/\d+\/)?d\/([\w-]{20,})(?:\/|$)/,
    'https://docs.google.com/spreadsheets/d/…/edit',
  ),
  CATALOGUE_PHOTOS: googleId(
    'drive.google.com',
    /^\/drive\/(?:u\/\d+\/)?folders\/([\w-]{10,})\/?$/,
    'https://drive.google.com/drive/folders/…',
  ),
  /** Set by Vercel. */
  VERCEL_PROJECT_PRODUCTION_URL: z.string(),
  /** In whole seconds. Only for tests against the emulator. */
  CATALOGUE_TEST_FRESH_SECONDS: z
    .string()
    .regex(/^[1-9]\d?$/, { error: 'should be whole seconds from 1 to 99' })
    .transform(Number),
});

function tenDigits(value: string): string {
  return value.replace(/[\s()-]/g, '').replace(/^\+?91(?=\d{10}$)|^0(?=\d{10}$)/, '');
}
