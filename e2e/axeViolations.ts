import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';
import { renderAll } from './renderAll';

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];
const script = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * axe's violations on the current page, one line each: the rule, the element, and how to fix it.
 * @param part selects the elements that are looked at, where the rest of the page is looked at elsewhere.
 */
export async function axeViolations(page: Page, part = 'html'): Promise<string[]> {
  // axe measures sections that are not laid out yet as if they overflowed their estimated height.
  await renderAll(page);
  // Evaluated, not added as an inline script: the page's Content-Security-Policy forbids that. Once for each document:
  // reading the script takes as long as a look.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(script);
  // Without `resultTypes` axe also lists every element that passes, which costs more than finding the violations.
  return page.evaluate(
    async ([context, runOnly]) => {
      const { axe } = window as unknown as { axe: typeof Axe };
      const { violations } = await axe.run(context, { runOnly, resultTypes: ['violations'] });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`,
        ),
      );
    },
    [part, tags] as const,
  );
}
