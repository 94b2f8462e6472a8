import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';
import { renderAll } from './renderAll';

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];
const script = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong with a page as it stands, a line each: the rule, the element, and what would mend it. */
export async function axeViolations(page: Page): Promise<string[]> {
  // axe measures skipped sections as if they overflowed their estimated height.
  await renderAll(page);
  // Evaluated, not put into the page: that would break the page's own rules on scripts.
  await page.evaluate(script);
  // Of what is right axe would name every element too, which costs more than finding what is wrong.
  return page.evaluate(async (values) => {
    const { axe } = window as unknown as { axe: typeof Axe };
    const { violations } = await axe.run({ runOnly: values, resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    );
  }, tags);
}
