import type { Page } from '@playwright/test';
import { type ServedOnStandIn, serveOnStandIn } from '../standIn/serveOnStandIn';
import { expect, test } from '../test';

let served: ServedOnStandIn;

test.beforeAll(async () => {
  served = await serveOnStandIn();
});
test.afterAll(() => served.end());

test('a page reports its web vitals to the configured address, and nothing about the visitor', async ({
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
  // The measuring code loads after the page, and the browser buffers only slow presses for it.
  await expect.poll(named).toContain('TTFB');
  await page
    .getByRole('button', { name: /^Save: / })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^Save: /, pressed: true })).toBeVisible();
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
 * Waits until the first press is measured and the reporting code has processed it. The browser measures a press once
 * its effect is drawn. The reporting code processes it in an idle callback that it requested earlier. A page that draws
 * nothing gets no idle callback, so this keeps drawing until one has run.
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

/** Hides the page, as switching to another tab does. Metrics that are final only then are reported then. */
function leave(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
}
