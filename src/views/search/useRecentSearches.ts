import { useSyncExternalStore } from 'react';
import { recentSearches } from '@/search/recentSearches';

/** What was searched lately on this device, the latest first. */
export function useRecentSearches(): readonly string[] {
  return useSyncExternalStore(
    recentSearches.subscribe,
    recentSearches.current,
    recentSearches.none,
  );
}
