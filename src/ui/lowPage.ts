/** Whether this page uses less data, as the early script (public/early) or `markLowData` has marked it. Browser only. */
export function isLowPage(): boolean {
  return document.documentElement.hasAttribute('data-low');
}
