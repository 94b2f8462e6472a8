const shared = globalThis as {
  catalogueShelves?: unknown;
  wholeCatalogue?: unknown;
  catalogueOffers?: unknown;
  catalogueReadings?: unknown;
  catalogueSource?: unknown;
  shopRecords?: unknown;
  siteIsLeaving?: unknown;
  siteCounters?: unknown;
  sharedStore?: unknown;
};

/**
 * Resets the process: no cached shelves or offers, no record of reads, no facts of the shop, no chosen source,
 * no counters, no store that it shares, not leaving.
 */
export function resetCaches(): void {
  delete shared.catalogueShelves;
  delete shared.wholeCatalogue;
  delete shared.catalogueOffers;
  delete shared.catalogueReadings;
  delete shared.catalogueSource;
  delete shared.shopRecords;
  delete shared.siteIsLeaving;
  delete shared.siteCounters;
  delete shared.sharedStore;
}
