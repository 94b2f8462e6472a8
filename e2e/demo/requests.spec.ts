import type { Page, Request, Response } from '@playwright/test';
import { expect, test } from '../test';

/** Requests that ask for a shelf, and Next's requests for page data on navigation. */
const DATA = /\/api\/shelves\/|\/_next\/data\//;
const FOUNDATION = '**/api/shelves/MAKEUP-Foundation';
const NOTICE = '**/api/shelves/SHOP';

/** The requests from now on. Not those by HEAD, which Next sends on each navigation and nothing waits for. */
function countData(page: Page): Request[] {
  const asked: Request[] = [];
  page.on('request', (request) => {
    if (DATA.test(request.url()) && request.method() !== 'HEAD') asked.push(request);
  });
  return asked;
}

/** Waits until the page has read a response. A page that is left before that asks again when it is shown again. */
async function taken(page: Page, response: Response): Promise<void> {
  await response.finished();
  await page.waitForFunction(
    (url) => performance.getEntriesByName(url, 'resource').length > 0,
    response.url(),
  );
  await settled(page);
}

/** Waits until the next frame is drawn, so that the last navigation has taken effect. */
function settled(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))),
  );
}

test("a page asks once for its shelf and for the shop's notice, and how old they are", async ({
  page,
}) => {
  const asked = countData(page);
  const answers = [FOUNDATION, NOTICE].map((path) => page.waitForResponse(path));
  await page.goto('/Foundation');
  for (const answer of await Promise.all(answers))
    expect(await answer.headerValue('read-at')).toMatch(/^\d{4}-/);
  expect(asked).toHaveLength(2);
});

test('going back and forward between home and a category requests nothing: the first page’s data came when it was left', async ({
  page,
}) => {
  const homeConfirmed = ['SLIDER-HOME', 'VIDEO%20YOUTUBE', 'VISIT-SHOP'].map((collection) =>
    page.waitForResponse(`**/api/shelves/${collection}*`),
  );
  await page.goto('/');
  for (const response of await Promise.all(homeConfirmed)) await taken(page, response);
  const confirmed = page.waitForResponse(FOUNDATION);
  const ofHome = page.waitForResponse('**/_next/data/*/index.json');
  await page.getByRole('link', { name: 'Foundation View Details' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Foundation', exact: true }),
  ).toBeVisible();
  for (const response of [await confirmed, await ofHome]) await taken(page, response);
  // A pointer over a link is an intent, for which its page is fetched.
  await page.mouse.move(0, 0);
  const asked = countData(page);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'MAKEUP PRODUCTS' })).toBeVisible();
  await settled(page);
  await page.goForward();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Foundation', exact: true }),
  ).toBeVisible();
  await settled(page);
  expect(asked.map((request) => request.url())).toEqual([]);
});
