import type { MouseEvent } from 'react';

/** Whether a click opens a tab or a window, or saves the page: with these keys it is not the site's. */
export function isForTheBrowser({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
