import type { Page } from '@playwright/test';
import { untilHydrated } from './untilHydrated';

/** All that a page says once its later parts are there: what is seen, and the labels that screen readers read. */
export async function readTexts(page: Page): Promise<string> {
  await untilHydrated(page);
  return page.evaluate(() => {
    document.documentElement.dataset.exact = '';
    const labels = Array.from(
      document.querySelectorAll('[aria-label], [alt], [placeholder]'),
      (one) => ['aria-label', 'alt', 'placeholder'].map((name) => one.getAttribute(name)).join(' '),
    );
    return [document.title, document.body.innerText, ...labels].join('\n');
  });
}
