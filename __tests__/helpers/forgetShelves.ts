const shared = globalThis as {
  catalogueShelves?: unknown;
  wholeCatalogue?: unknown;
  catalogueReadings?: unknown;
  catalogueSource?: unknown;
};

/** Makes the process as new: no shelf is kept, nothing is known of any read, no source is chosen. */
export function forgetShelves(): void {
  delete shared.catalogueShelves;
  delete shared.wholeCatalogue;
  delete shared.catalogueReadings;
  delete shared.catalogueSource;
}
