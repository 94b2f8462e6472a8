import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { searchPath } from '@/catalogue/addresses';
import { slashKeyOff } from '@/device/slashKeyOff';
import { useLocalPath } from '@/messages/useLocalPath';
import { pageLayers } from '@/ui/layers/pageLayers';

/** Fields in which / is typed as text. */
const FIELDS = 'input, textarea, select, [contenteditable]';

/**
 * The key / opens the search, and on the search page it focuses the field. It does nothing inside a field, while a
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
      const field = document.querySelector<HTMLElement>('[type=search]');
      if (field) field.focus();
      else void router.push(path);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [path, router]);
}
