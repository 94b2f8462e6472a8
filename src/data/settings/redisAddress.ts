import { z } from 'zod';

/** Where processes share readings. The message must not repeat the value, which may contain a password. */
export const redisAddress = z.string().refine(isRedisAddress, {
  error:
    'should be an address such as redis://127.0.0.1:6379 or rediss://user:password@host:6380/0',
});

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
