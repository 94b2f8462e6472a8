import { createDeviceStore } from '@/device/createDeviceStore';
import { fold } from './fold';

const MOST = 8;

/** Characters of a search: longer ones are nobody's. */
const LONGEST = 80;

/** What was searched lately on this device, the latest first. */
export const recentSearches = createDeviceStore<readonly string[]>('searches', (stored) =>
  Array.isArray(stored)
    ? stored.filter((one) => typeof one === 'string' && one.length <= 2 * LONGEST).slice(0, MOST)
    : [],
);

/** Remembers a search before all others, each once in whatever spelling; one without letters and digits is none. */
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
