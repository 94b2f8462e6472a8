import { z } from 'zod';
import { wholeNumber, yesOrNo } from './forms';

/** How a process of `next start` works with others and its operator. A build needs none of it. */
export const serverSettings = z
  .object({
    // The message must not repeat the value, which may contain a password.
    SITE_REDIS: z
      .string()
      .trim()
      .refine(isRedisAddress, {
        error:
          'should be an address such as redis://127.0.0.1:6379 or rediss://user:password@host:6380/0',
      })
      .optional(),
    SITE_REDIS_WAIT_MS: wholeNumber(20, 5000, 'a number of milliseconds').optional(),
    SITE_METRICS: yesOrNo.optional(),
    SITE_PROCESS: z
      .string()
      .trim()
      .regex(/^[\w.:-]{1,60}$/, {
        error: 'should be a name of up to 60 letters, digits and the signs . : _ -',
      })
      .optional(),
  })
  .transform((given) => ({
    /** The Redis that processes share; undefined for a single process. */
    redis: given.SITE_REDIS,
    /** In milliseconds; undefined for the usual wait. */
    redisWaitMs: given.SITE_REDIS_WAIT_MS,
    metrics: given.SITE_METRICS ?? false,
  }));

function isRedisAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, pathname, search, hash } = new URL(text);
  return (
    /^rediss?:$/.test(protocol) &&
    hostname !== '' &&
    /^(?:\/\d*)?$/.test(pathname) &&
    !search &&
    !hash
  );
}
