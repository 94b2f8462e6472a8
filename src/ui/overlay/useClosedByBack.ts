import { useEffect, useEffectEvent } from 'react';
import { overlayEntry } from './overlayEntry';

/** Back closes what lies over the page, and leaves the page only after that. */
export function useClosedByBack(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    overlayEntry.add(() => onBack());
    return () => void overlayEntry.remove();
  }, [isOpen]);
}
