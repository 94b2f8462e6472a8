import { readFeedSettings } from '@/shop/readFeedSettings';
import { feedItems } from './feedItems';
import { feeds } from './feeds';

/**
 * The text of a feed by its name; undefined for an unknown name, or when the settings don't turn its service on.
 * @throws SettingsError, and Error while a shelf could never be read.
 */
export async function feed(name: string): Promise<string | undefined> {
  const settings = readFeedSettings(process.env);
  const found = feeds.get(name);
  if (!found || !settings?.for.includes(found.service)) return undefined;
  return found.write(await feedItems(), settings);
}
