import { ownCollections } from './ownCollections';

/** What the owner's sheet calls the shop's facts, each of which has a tab of its own: by collection. */
export const factTabs: Readonly<Record<string, string>> = {
  [ownCollections.hours]: 'Hours',
  [ownCollections.delivery]: 'Delivery',
  [ownCollections.band]: 'Festival band',
};
