import { z } from 'zod';
import { readDelivery } from './delivery/readDelivery';
import { httpsAddress, isHttps } from './httpsAddress';
import { IN_DATABASE } from './inDatabase';
import { mapAddress } from './mapAddress';
import { readHolidays } from './readHolidays';
import { readOpeningHours } from './readOpeningHours';
import { codes, type Suffix, suffixOf, translatedCodes } from './translatedCodes';
import { wholeNumber } from './wholeNumber';

const required = (meaning: string) =>
  z.string({
    error: `missing; ${meaning}. All of SHOP_NAME, SHOP_PHONE, SHOP_EMAIL and SHOP_STREET belong together`,
  });

const pictureAddress = z
  .string()
  .trim()
  .refine((value) => isHttps(value) || /^\/(?!\/)/.test(value), {
    error: 'should be a path such as /pictures/banner.jpg or a full https address',
  });

const sentences = z
  .string()
  .transform((text) => text.replace(/\s+/g, ' ').trim())
  .pipe(z.string().max(200, { error: 'should have 200 characters at most' }));

/** The texts that visitors read. Each may be given in the site's other languages, too: SHOP_NAME_BN. */
const texts = {
  SHOP_NAME: required('the name over the door, such as Rupkatha').trim().max(60, {
    error: 'should have 60 characters at most',
  }),
  SHOP_STREET: required('house and street, such as 12 Station Road').trim(),
  SHOP_DELIVERY_LINE: z
    .string()
    .trim()
    .max(30, { error: 'should be no, or words of 30 characters at most' }),
  SHOP_PAYMENT: sentences,
  SHOP_EXCHANGE: sentences,
  SHOP_ORIGINAL: sentences,
  SHOP_DELIVERY: z.string().trim().max(2_000, { error: 'should have 2,000 characters at most' }),
};

/** Whether there is such a line at all is said once, for all languages. */
const wordsAlone = texts.SHOP_DELIVERY_LINE.refine((text) => !/^(?:yes|no)$/i.test(text), {
  error: 'should be words: yes and no belong into SHOP_DELIVERY_LINE',
});

type InOtherLanguages = {
  readonly [Name in keyof typeof texts as `${Name}_${Suffix}`]: z.ZodOptional<(typeof texts)[Name]>;
};

const inOtherLanguages = Object.fromEntries(
  translatedCodes.flatMap((code) =>
    Object.entries({ ...texts, SHOP_DELIVERY_LINE: wordsAlone }).map(([name, text]) => [
      `${name}_${suffixOf(code)}`,
      text.optional(),
    ]),
  ),
) as InOtherLanguages;

/** The schema of every SHOP_… setting: its form, how it is normalised, and the message if it is malformed. */
export const shopSettings = z.object({
  ...inOtherLanguages,
  SHOP_NAME: texts.SHOP_NAME,
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
  SHOP_STREET: texts.SHOP_STREET,
  SHOP_FACEBOOK: httpsAddress.optional(),
  SHOP_YOUTUBE: httpsAddress.optional(),
  SHOP_INSTAGRAM: httpsAddress.optional(),
  SHOP_X: httpsAddress.optional(),
  SHOP_MAP: mapAddress.optional(),
  SHOP_MAP_AREA: mapAddress.optional(),
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
  SHOP_BAND_SHELVES: z
    .string()
    .transform((value) => value.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(z.string()).max(8, { error: 'should name eight shelves at most' }))
    .optional(),
  SHOP_PERCENT_SHELVES: z
    .string()
    .transform((value) => value.split(/[\s,]+/).filter(Boolean))
    .optional(),
  SHOP_DELIVERY_LINE: texts.SHOP_DELIVERY_LINE.transform(lineOrNone).optional(),
  SHOP_SHELF_SIZE: wholeNumber(1, 300).optional(),
  SHOP_LANGUAGES: z
    .string()
    .transform((value) => ['en', ...value.toLowerCase().split(/[\s,]+/)].filter(Boolean))
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
  SHOP_HOURS: z
    .string()
    .trim()
    .transform((text) => (text === IN_DATABASE ? text : readOpeningHours(text)))
    .refine((times) => times !== undefined, {
      error: `should look like Mo-Sa 10:00-20:30, Su 10:00-14:00, or be the word ${IN_DATABASE}`,
    })
    .optional(),
  SHOP_HOLIDAYS: z
    .string()
    .transform((text) => readHolidays(text))
    .refine((holidays) => holidays !== undefined, {
      error: 'should look like 20 Oct 2026 closed, 18 Oct 2026 to 19 Oct 2026 10:00-23:30',
    })
    .optional(),
  SHOP_DELIVERY: texts.SHOP_DELIVERY.transform((text, context) => {
    if (text === IN_DATABASE) return text;
    const { areas, mistakes } = readDelivery(text);
    for (const { found, cure } of mistakes)
      context.addIssue({ code: 'custom', message: `"${found}" can't be read: ${cure}` });
    return areas;
  }).optional(),
  // The owner's own words on buying, for the page "How to buy". What is not set is not said.
  SHOP_PAYMENT: sentences.optional(),
  SHOP_EXCHANGE: sentences.optional(),
  SHOP_ORIGINAL: sentences.optional(),
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

/** Empty for no. Undefined for yes, which asks for the usual words and is none. */
function lineOrNone(text: string): string | undefined {
  if (/^no$/i.test(text)) return '';
  return /^yes$/i.test(text) ? undefined : text;
}

function tenDigits(value: string): string {
  return value.replace(/[\s()-]/g, '').replace(/^\+?91(?=\d{10}$)|^0(?=\d{10}$)/, '');
}
