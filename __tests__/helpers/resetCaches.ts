const shared = globalThis as {
  catalogueShelves?: unknown;
  wholeCatalogue?: unknown;
  catalogueOffers?: unknown;
  catalogueReadings?: unknown;
  catalogueSource?: unknown;
  shopRecords?: unknown;
};

/** Resets the process: no cached shelves or offers, no record of reads, no facts of the shop, no chosen source. */
export function resetCaches(): void {
  delete shared.catalogueShelves;
  delete shared.wholeCatalogue;
  delete shared.catalogueOffers;
  delete shared.catalogueReadings;
  delete shared.catalogueSource;
  delete shared.shopRecords;
}
