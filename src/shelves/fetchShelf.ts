import { shelfAnswerPath } from '@/catalogue/addresses';
import { isOutdated } from '@/catalogue/freshness';
import type { ReadShelf, Shelf, ShelfAnswer } from '@/catalogue/Shelf';

/** A shelf as the site said it is. */
export interface ConfirmedShelf<Item> extends ReadShelf<Item> {
  /** The site itself has nothing newer than this, although it was asked. */
  readonly outdated: boolean;
}

/**
 * Asks the site whether a collection is still as `known` has it, once the page has loaded: its pictures come first. The
 * answer says how old the reading is and, where the items are others, which; a cache on the way adds how long it kept it.
 * @throws Error when the site does not answer, or answers that it knows no reading.
 */
export async function fetchShelf<Item>(
  collection: string,
  known: Shelf<Item> | undefined,
  signal: AbortSignal,
): Promise<ConfirmedShelf<Item>> {
  await pageLoaded();
  const response = await fetch(shelfAnswerPath(collection, known?.version), { signal });
  if (!response.ok) throw new Error(`${collection}: the site answered ${response.status}`);
  const { version, ageSeconds, items }: ShelfAnswer<Item> = await response.json();
  const age = ageSeconds + Number(response.headers.get('age') ?? 0);
  return {
    version,
    items: items ?? known?.items ?? [],
    readAt: Date.now() - age * 1000,
    outdated: isOutdated(age),
  };
}

function pageLoaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => {
    window.addEventListener('load', () => resolve(), { once: true });
  });
}
