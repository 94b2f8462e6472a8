import { KEPT_ATTRIBUTE } from './keepingRules';

/**
 * Whether this page was kept on the device and is shown in place of a newer one, and when its prices were read, in
 * milliseconds since 1970, if that is known. It is about the page with which the tab began. Browser only.
 */
export function deviceCopy(): { readonly isKept: boolean; readonly readAt?: number } {
  const kept = document.documentElement.getAttribute(KEPT_ATTRIBUTE);
  return { isKept: kept !== null, ...(Number(kept) ? { readAt: Number(kept) } : {}) };
}
