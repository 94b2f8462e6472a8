import type { FeedItem } from './FeedItem';
import { feedItems } from './feedItems';
import { googleInventory } from './googleInventory';
import { googleProducts } from './googleProducts';
import { metaCatalogue } from './metaCatalogue';
import { type FeedSettings, readFeedSettings } from './readFeedSettings';

interface Feed {
  readonly service: FeedSettings['for'][number];
  readonly write: (items: readonly FeedItem[], settings: FeedSettings) => string;
}

/** The feeds by the last part of their addresses: /feeds/<name>. */
const feeds: Readonly<Record<string, Feed>> = {
  'google-products.xml': { service: 'google', write: googleProducts },
  'google-inventory.xml': { service: 'google', write: googleInventory },
  'meta.csv': { service: 'meta', write: metaCatalogue },
};

/**
 * A feed by its name; undefined for one that there is not, or that the settings don't turn on.
 * @throws SettingsError, and Error while a shelf could never be read.
 */
export async function feed(name: string): Promise<string | undefined> {
  const settings = readFeedSettings(process.env);
  const found = Object.hasOwn(feeds, name) ? feeds[name] : undefined;
  if (!found || !settings?.for.includes(found.service)) return undefined;
  return found.write(await feedItems(), settings);
}
