import type { Locator } from '@playwright/test';

/** The WhatsApp message behind a link. */
export async function messageOf(link: Locator): Promise<string> {
  const address = new URL((await link.getAttribute('href')) ?? '');
  return address.searchParams.get('text') ?? '';
}
