import { isOutdated, isStaleFromCache, KEPT_HEADER } from '@/catalogue/freshness';
import type { DatedShelf, Shelf } from '@/catalogue/Shelf';
import type { ShelfAnswer } from '@/catalogue/ShelfRequest';

/** By then a shared cache that gave a stale answer has fetched a new one in the background. */
const RENEWED_AFTER_MS = 2_000;

/** A shelf as the site has confirmed it. */
export interface ConfirmedShelf<Item> extends DatedShelf<Item> {
  /** The site has nothing newer than this old reading. */
  readonly outdated: boolean;
}

/**
 * Asks the site at `path` whether a collection is still as in `known`, after the page's load event,
 * because its pictures come first (docs/decisions/001-pages-carry-no-time.md).
 * @throws Error when the site does not answer, or has no reading.
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
  /** In seconds since the documents were read, with the time in shared caches. */
  readonly age: number;
  /** A shared cache is fetching a newer one. */
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
