import { readFeedSettings } from '@/shop/readFeedSettings';
import { feedItems } from './feedItems';
import { feeds } from './feeds';

/**
 * A feed by its name; undefined for one that there is not, or that the settings don't turn on.
 * @throws SettingsError, and Error while a shelf could never be read.
 */
export async function feed(name: string): Promise<string | undefined> {
  const settings = readFeedSettings(process.env);
  const found = feeds.get(name);
  if (!found || !settings?.for.includes(found.service)) return undefined;
  return found.write(await feedItems(), settings);
}
