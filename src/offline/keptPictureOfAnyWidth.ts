import { cacheNames } from './rules';

/** The same picture in another width or quality, if this device keeps one. */
export async function keptPictureOfAnyWidth(address: string): Promise<Response | undefined> {
  const picture = new URL(address).searchParams.get('url');
  if (!picture) return undefined;
  const cache = await caches.open(cacheNames.pictures);
  const keys = await cache.keys();
  const same = keys.find(({ url }) => new URL(url).searchParams.get('url') === picture);
  return same && cache.match(same, { ignoreVary: true });
}
