import type { Page } from '@playwright/test';

/**
 * Counts the bytes of the responses that a page receives from now on.
 * @param type counts only this type of resource; all types by default.
 * @returns a function that gives the number of bytes so far.
 */
export function bytesOf(page: Page, type?: 'image'): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (type === undefined || request.resourceType() === type)
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
