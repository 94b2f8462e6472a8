import type { Page } from '@playwright/test';

/**
 * Counts what a page asks for from now on.
 * @param type Of which kind; all by default.
 * @returns what tells how many bytes came by then.
 */
export function bytesOf(page: Page, type?: 'image'): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (type === undefined || request.resourceType() === type)
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
