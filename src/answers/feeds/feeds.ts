import type { FeedSettings } from '@/data/settings/feedSettings';
import type { FeedItem } from './feedItems';
import { googleInventory } from './googleInventory';
import { googleProducts } from './googleProducts';
import { metaCatalogue } from './metaCatalogue';

interface Feed {
  readonly service: FeedSettings['for'][number];
  readonly mediaType: string;
  readonly write: (items: readonly FeedItem[], settings: FeedSettings) => string;
}

const XML = 'application/xml';

/** By the last part of their address: /feeds/<name>. */
export const feeds: ReadonlyMap<string, Feed> = new Map([
  ['google-products.xml', { service: 'google', mediaType: XML, write: googleProducts }],
  ['google-inventory.xml', { service: 'google', mediaType: XML, write: googleInventory }],
  ['meta.csv', { service: 'meta', mediaType: 'text/csv', write: metaCatalogue }],
]);
