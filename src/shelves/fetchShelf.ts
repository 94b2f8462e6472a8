import { isBelated, isOutdated } from '@/catalogue/freshness';
import type { ReadShelf, Shelf, ShelfAnswer } from '@/catalogue/Shelf';

/** A cache that answers although its time is over asks the site behind; so long after, it has the new answer. */
const RENEWED_AFTER_MS = 2_000;

/** A shelf as the site said it is. */
export interface ConfirmedShelf<Item> extends ReadShelf<Item> {
  /** The site itself has nothing newer than this, although it was asked. */
  readonly outdated: boolean;
}

/**
 * Asks the site at `path` whether a collection is still as `known` has it, once the page has loaded: its pictures come first. The
 * answer says how old the reading is and, where the items are others, which; a cache on the way adds how long it kept it.
 * @throws Error when the site does not answer, or answers that it knows no reading.
 */
export async function fetchShelf<Item>(
  path: string,
  known: Shelf<Item> | undefined,
  signal: AbortSignal,
): Promise<ConfirmedShelf<Item>> {
  await pageLoaded();
  const first = await ask<Item>(path, signal);
  if (!first.belated) return confirmed(first, known);
  await new Promise((resolve) => setTimeout(resolve, RENEWED_AFTER_MS));
  return confirmed(await ask<Item>(path, signal), known);
}

interface Answered<Item> {
  readonly answer: ShelfAnswer<Item>;
  /** How long ago the documents were read, in seconds, the time in caches on the way included. */
  readonly age: number;
  readonly belated: boolean;
}

async function ask<Item>(path: string, signal: AbortSignal): Promise<Answered<Item>> {
  const response = await fetch(path, { signal });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  const answer: ShelfAnswer<Item> = await response.json();
  const kept = Number(response.headers.get('age')) || 0;
  const age = answer.ageSeconds + kept;
  return { answer, age, belated: isBelated(age, kept) };
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
