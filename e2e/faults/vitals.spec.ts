import type { Page } from '@playwright/test';
import { type ServedOnStandIn, serveOnStandIn } from '../standIn/serveOnStandIn';
import { expect, test } from '../test';

let served: ServedOnStandIn;

test.beforeAll(async () => {
  served = await serveOnStandIn();
});
test.afterAll(() => served.end());

test('a page reports how fast it was to the configured address, and nothing of who was there', async ({
  page,
  context,
}) => {
  const reports: { name: string; page: string }[] = [];
  const address = String(served.env.WEB_VITALS_ADDRESS);
  await context.route(address, (route) => {
    reports.push(JSON.parse(route.request().postData() ?? '{}'));
    return route.fulfill({ status: 204 });
  });
  const named = () => reports.map(({ name }) => name).sort();
  await page.goto(`${served.site.address}/Foundation?utm_source=wa`);
  // What measures comes after the page, and the browser keeps for it only the presses that took long.
  await expect.poll(named).toContain('TTFB');
  await page
    .getByRole('button', { name: /^More about / })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^Less about / })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await pressIsMeasured(page);
  await leave(page);
  await expect.poll(named).toEqual(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']);
  for (const report of reports) {
    expect(Object.keys(report).sort()).toEqual(['name', 'page', 'rating', 'value']);
    expect(report.page).toBe('/Foundation');
  }
});

/**
 * Waits until the browser has measured the first press, which it has once what the press changed is drawn, and until what reports
 * has taken that up: it does so when the browser has nothing else to do, and asked for such a moment before. In a page that
 * stands still it does not come, so the page draws until it has.
 */
function pressIsMeasured(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let drawing = 0;
        const draw = () => {
          drawing = requestAnimationFrame(draw);
        };
        const observer = new PerformanceObserver(() => {
          draw();
          requestIdleCallback(() => {
            cancelAnimationFrame(drawing);
            resolve();
          });
        });
        observer.observe({ type: 'first-input', buffered: true });
      }),
  );
}

/** Hides the page, as changing to another tab does: what is final only then is reported then. */
function leave(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
}
