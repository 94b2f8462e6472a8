import type { MouseEvent } from 'react';

/** Whether such a click is the browser's: it opens a tab or a window, or saves the page. */
export function isModifiedClick({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
