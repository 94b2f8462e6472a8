import { feedSettings } from '@/data/settings/feedSettings';
import { parseEnvironment } from '@/data/settings/parseEnvironment';
import { isLocalAddress } from '@/shop/isLocalAddress';
import { shop } from '@/shop/shop';
import type { RefusedFile } from '../files/textFile';
import { feedItems } from './feedItems';
import { feeds } from './feeds';

/**
 * The text of a feed; undefined for an unknown name, or a service that is off; refused without a public address.
 * @throws SettingsError, and Error while a shelf could never be read.
 */
export async function feed(name: string): Promise<string | RefusedFile | undefined> {
  const { settings } = parseEnvironment({ settings: feedSettings }, process.env);
  const found = feeds.get(name);
  if (!found || !settings?.for.includes(found.service)) return undefined;
  if (isLocalAddress(shop.siteAddress)) {
    return {
      refused: `No feed: its links would lead to ${shop.siteAddress}, which only this computer can open. Set SITE_ADDRESS to the site's public address and build it again.`,
    };
  }
  return found.write(await feedItems(), settings);
}
