import { createDeviceStore } from '@/ui/createDeviceStore';
import { fold } from './fold';

const MOST = 8;

const LONGEST = 80;

/** The recent searches, the latest first. */
export const recentSearches = createDeviceStore<readonly string[]>('searches', (stored) =>
  Array.isArray(stored)
    ? stored.filter((one) => typeof one === 'string' && one.length <= 2 * LONGEST).slice(0, MOST)
    : [],
);

/** Stores a search as the latest, replacing its spelling variants. Ignores one without letters and digits. */
export function rememberSearch(typed: string): void {
  const search = Array.from(typed.trim()).slice(0, LONGEST).join('');
  const key = fold(search);
  if (!key) return;
  recentSearches.change((searches) =>
    [search, ...searches.filter((other) => fold(other) !== key)].slice(0, MOST),
  );
}

/** Erases all recent searches. */
export function forgetSearches(): void {
  recentSearches.change(() => []);
}
