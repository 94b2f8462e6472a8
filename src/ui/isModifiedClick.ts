import type { MouseEvent } from 'react';

/** Whether a key was held during a click. The browser then opens a tab or a window, or saves the link's page. */
export function isModifiedClick({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
