import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { searchPath } from '@/catalogue/addresses';
import { slashKeyOff } from '@/device/slashKeyOff';
import { pageLayers } from '@/ui/layers/pageLayers';

/** Where a stroke of / is a letter. */
const FIELDS = 'input, textarea, select, [contenteditable]';

/** The key / leads to the search, and on its page into the field; not in a field, and not while something lies over the page. */
export function useSearchKey(): void {
  const router = useRouter();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, isComposing, target } = event;
      if (key !== '/' || ctrlKey || metaKey || altKey || isComposing) return;
      if ((target as Element).closest?.(FIELDS) || pageLayers.current() || slashKeyOff.read())
        return;
      event.preventDefault();
      const field = document.querySelector<HTMLElement>('[type=search]');
      if (field) field.focus();
      else void router.push(searchPath);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [router]);
}
