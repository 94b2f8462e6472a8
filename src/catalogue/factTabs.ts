import { ownCollections } from './ownCollections';

/** The tabs of the shop's facts in the owner's sheet, by collection. */
export const factTabs: Readonly<Record<string, string>> = {
  [ownCollections.hours]: 'Hours',
  [ownCollections.delivery]: 'Delivery',
  [ownCollections.band]: 'Festival band',
};
