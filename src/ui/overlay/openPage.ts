import Router from 'next/router';
import { overlayEntry } from './overlayEntry';

/**
 * Opens a page of the site, also from a link in what lies over this page. That is closed first, so that Back from the
 * new page leads to this one.
 * @param target The address, and what the address bar shows if that differs.
 */
export async function openPage(...target: [address: string, displayed?: string]): Promise<void> {
  if (overlayEntry.isThere()) await overlayEntry.remove();
  await Router.push(...target);
}
