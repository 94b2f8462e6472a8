import { z } from 'zod';
import { type Environment, parseEnvironment } from './parseEnvironment';

/** The services that feeds can be made for. */
const services = ['google', 'meta'] as const;

export interface FeedSettings {
  readonly for: readonly (typeof services)[number][];
  /** The owner's statement about every product that is not sold out, in Google's terms. */
  readonly availability: 'in_stock' | 'limited_availability';
  /** The shop's code in its Google Business Profile; never empty when there is a feed for Google. */
  readonly storeCode: string;
}

const feedVariables = {
  FEEDS_FOR: z
    .string()
    .transform((value) => value.split(/[\s,]+/).filter(Boolean))
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
};

const feedSchema = z
  .object(feedVariables)
  .refine((given) => !given.FEEDS_FOR || given.FEEDS_AVAILABILITY, {
    path: ['FEEDS_AVAILABILITY'],
    error: 'missing; nobody but you can say that what is not marked as sold out is in the shop',
  })
  .refine((given) => !given.FEEDS_FOR?.includes('google') || given.FEEDS_STORE_CODE, {
    path: ['FEEDS_STORE_CODE'],
    error: "missing; Google needs the shop's code in its Business Profile",
  });

/**
 * Which feeds are served; undefined for none, the default.
 * @throws SettingsError that names each missing or malformed variable.
 */
export function readFeedSettings(environment: Environment): FeedSettings | undefined {
  const given = parseEnvironment(feedSchema, environment);
  if (!given.FEEDS_FOR || !given.FEEDS_AVAILABILITY) return undefined;
  return {
    for: given.FEEDS_FOR,
    availability: given.FEEDS_AVAILABILITY,
    storeCode: given.FEEDS_STORE_CODE ?? '',
  };
}
