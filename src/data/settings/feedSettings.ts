import { z } from 'zod';
import { words } from './forms';

const services = ['google', 'meta'] as const;

/** The feeds and what the owner states about them; undefined for none, the default. */
export const feedSettings = z
  .object({
    FEEDS_FOR: words
      .pipe(z.array(z.enum(services, { error: `should be ${services.join(', ')}, or both` })))
      .optional(),
    FEEDS_AVAILABILITY: z
      .enum(['in_stock', 'limited_availability'], {
        error: 'should be in_stock or limited_availability',
      })
      .optional(),
    FEEDS_STORE_CODE: z
      .string()
      .trim()
      .max(64, { error: 'should have 64 characters at most, as in the Business Profile' })
      .optional(),
  })
  .refine((given) => !given.FEEDS_FOR || given.FEEDS_AVAILABILITY, {
    path: ['FEEDS_AVAILABILITY'],
    error: 'missing; nobody but you can say that what is not marked as sold out is in the shop',
  })
  .refine((given) => !given.FEEDS_FOR?.includes('google') || given.FEEDS_STORE_CODE, {
    path: ['FEEDS_STORE_CODE'],
    error: "missing; Google needs the shop's code in its Business Profile",
  })
  .transform((given) =>
    given.FEEDS_FOR && given.FEEDS_AVAILABILITY
      ? {
          for: given.FEEDS_FOR,
          /** For products not sold out, in Google's terms. */
          availability: given.FEEDS_AVAILABILITY,
          /** In the Google Business Profile; not empty with a feed for Google. */
          storeCode: given.FEEDS_STORE_CODE ?? '',
        }
      : undefined,
  );

export type FeedSettings = NonNullable<z.output<typeof feedSettings>>;
