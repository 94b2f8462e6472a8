import { isOutdated, isStaleFromCache, KEPT_HEADER } from '@/catalogue/freshness';
import type { DatedShelf, Shelf } from '@/catalogue/Shelf';
import type { ShelfAnswer } from '@/catalogue/ShelfRequest';

/** A shared cache that serves a stale answer fetches a new one in the background. After this time it has it. */
const RENEWED_AFTER_MS = 2_000;

/** A shelf as the site has confirmed it. */
export interface ConfirmedShelf<Item> extends DatedShelf<Item> {
  /** The site was asked and has nothing newer than this old reading. */
  readonly outdated: boolean;
}

/**
 * Asks the site at `path` whether a collection is still as in `known`. Waits for the page's load event, because its
 * pictures come first. The answer contains the age of the reading and, if the version differs, the items; shared caches
 * add the time for which they stored it.
 * @throws Error when the site does not answer, or answers that it has no reading.
 */
export async function fetchShelf<Item>(
  path: string,
  known: Shelf<Item> | undefined,
  signal: AbortSignal,
): Promise<ConfirmedShelf<Item>> {
  await pageLoaded();
  const first = await ask<Item>(path, signal);
  if (!first.isBelated) return confirmed(first, known);
  await new Promise((resolve) => setTimeout(resolve, RENEWED_AFTER_MS));
  return confirmed(await ask<Item>(path, signal), known);
}

interface Answered<Item> {
  readonly answer: ShelfAnswer<Item>;
  /** How long ago the documents were read, in seconds, including the time in shared caches. */
  readonly age: number;
  /** A shared cache is just fetching a newer one. */
  readonly isBelated: boolean;
}

async function ask<Item>(path: string, signal: AbortSignal): Promise<Answered<Item>> {
  const response = await fetch(path, { signal });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  const answer: ShelfAnswer<Item> = await response.json();
  const kept = Number(response.headers.get('age')) || 0;
  const age = answer.ageSeconds + kept;
  const isBelated = !response.headers.get(KEPT_HEADER) && isStaleFromCache(age, kept);
  return { answer, age, isBelated };
}

function confirmed<Item>(
  { answer, age }: Answered<Item>,
  known: Shelf<Item> | undefined,
): ConfirmedShelf<Item> {
  const { version } = answer;
  const { items, more } = version === known?.version ? known : answer;
  if (!items) throw new Error(`The answer is about ${version}, which this page does not have`);
  const shown = { version, items, ...(more ? { more } : {}) };
  return { ...shown, readAt: Date.now() - age * 1000, outdated: isOutdated(age) };
}

function pageLoaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => {
    window.addEventListener('load', () => resolve(), { once: true });
  });
}
