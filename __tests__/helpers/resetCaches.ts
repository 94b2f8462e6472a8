const shared = globalThis as {
  catalogueShelves?: unknown;
  wholeCatalogue?: unknown;
  catalogueReadings?: unknown;
  catalogueSource?: unknown;
};

/** Resets the process: no cached shelves, no record of reads, no chosen source. */
export function resetCaches(): void {
  delete shared.catalogueShelves;
  delete shared.wholeCatalogue;
  delete shared.catalogueReadings;
  delete shared.catalogueSource;
}
