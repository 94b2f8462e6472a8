import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { sitePages } from '@/catalogue/sitePages';
import { slashKeyOff } from '@/device/slashKeyOff';
import { useLocalPath } from '@/messages/useLocalPath';
import { pageLayers } from '@/ui/layers/pageLayers';

/** Fields in which / is typed as text. */
const FIELDS = 'input, textarea, select, [contenteditable]';

/**
 * The key / focuses the search field that is shown, in the header or on the search page; without one it opens the
 * search. It does nothing inside a field, while a layer is open, or when the visitor has turned it off.
 */
export function useSearchKey(): void {
  const router = useRouter();
  const path = useLocalPath(sitePages.search.path);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, isComposing, target } = event;
      if (key !== '/' || ctrlKey || metaKey || altKey || isComposing) return;
      if ((target as Element).closest?.(FIELDS) || pageLayers.current() || slashKeyOff.read())
        return;
      event.preventDefault();
      if (!focusSearch()) void router.push(path);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [path, router]);
}

/** Whether a field took the focus. That of the header is also in the pages of phones, which hide it. */
function focusSearch(): boolean {
  return [...document.querySelectorAll<HTMLElement>('[type=search]')].some((field) => {
    field.focus();
    return document.activeElement === field;
  });
}
