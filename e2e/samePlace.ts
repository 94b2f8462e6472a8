import { expect, type Page } from '@playwright/test';
import { picturesInView } from './picturesInView';
import { untilHydrated } from './untilHydrated';

/**
 * Where the page and its parts on screen stand, in CSS pixels. Heights are not compared, nor parts that came further
 * down: what is below the screen has an estimated height until it has been laid out once, which may be only on the way
 * back.
 */
const places = (page: Page) =>
  page.evaluate(() => [
    window.scrollY,
    ...Array.from(document.querySelectorAll('main > *, main .cards > *'))
      .map((part) => part.getBoundingClientRect())
      .filter(({ top, bottom }) => bottom > 0 && top < window.innerHeight)
      .map(({ top }) => Math.round(top * 10) / 10),
  ]);

/** The places once two looks agree: sections near the place have come. */
async function placesAtRest(page: Page) {
  let before = await places(page);
  await expect(async () => {
    const last = before;
    before = await places(page);
    expect(before).toEqual(last);
  }).toPass({ intervals: [500] });
  return before;
}

/**
 * Reads a page, opened by a link of the menu, as far as a heading, leaves it for the search, and expects that Back
 * restores what was on screen, to the pixel.
 */
async function afterSearch(page: Page, path: string, link: string, heading: string): Promise<void> {
  await page.goto('/contact-us');
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('dialog').getByRole('link', { name: link, exact: true }).tap();
  await expect(page).toHaveURL(path);
  const far = page.getByRole('heading', { name: heading, exact: true });
  await far.scrollIntoViewIfNeeded();
  await expect(far).toBeInViewport();
  await picturesInView(page);
  await untilHydrated(page);
  const before = await placesAtRest(page);
  await page.getByRole('link', { name: 'Search' }).tap();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(path);
  await expect(far).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect.poll(async () => (await places(page)).slice(0, before.length)).toEqual(before);
}

/** Reads a page of products, opens one, and expects the same place after Back, without a full load either way. */
async function afterProduct(page: Page, path: string, card = 12): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
  const offer = page.getByRole('article').nth(card).getByRole('heading').getByRole('link');
  await offer.scrollIntoViewIfNeeded();
  await picturesInView(page);
  const before = await placesAtRest(page);
  const title = await offer.innerText();
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  await offer.tap();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(path);
  await expect.poll(async () => (await places(page)).slice(0, before.length)).toEqual(before);
  expect(loads).toEqual([]);
}

/** What Back owes to a visitor who had read half of a page: the place, however the page was left. */
export const samePlace = { afterSearch, afterProduct };
