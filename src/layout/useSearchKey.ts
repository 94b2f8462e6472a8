import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { searchPath } from '@/catalogue/addresses';
import { slashKeyOff } from '@/device/slashKeyOff';
import { useLocalPath } from '@/messages/useLocalPath';
import { pageLayers } from '@/ui/layers/pageLayers';

/** Fields in which / is typed as text. */
const FIELDS = 'input, textarea, select, [contenteditable]';

/** Phones have the header's field in the page, but don't show it. */
function isShown(field: HTMLElement): boolean {
  return field.getClientRects().length > 0;
}

/**
 * The key / focuses the search field in sight, in the header or on the search page; without one it opens the search. It does nothing inside a field, while a
 * layer is open, or when the visitor has turned it off.
 */
export function useSearchKey(): void {
  const router = useRouter();
  const path = useLocalPath(searchPath);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, isComposing, target } = event;
      if (key !== '/' || ctrlKey || metaKey || altKey || isComposing) return;
      if ((target as Element).closest?.(FIELDS) || pageLayers.current() || slashKeyOff.read())
        return;
      event.preventDefault();
      const field = [...document.querySelectorAll<HTMLElement>('[type=search]')].find(isShown);
      if (field) field.focus();
      else void router.push(path);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [path, router]);
}
