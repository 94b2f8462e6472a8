import { axeViolations } from '../axeViolations';
import { screens } from '../screens';
import { expect, test } from '../test';

/** The fill of what asks on WhatsApp. */
const GREEN = 'rgb(10, 118, 64)';

/** How many pixels the page is wider than the window. */
function overflow(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}

test('three products of three shelves are sent in one message, and opened on another phone by its link', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(screens.phone);
  await page.goto('/Foundation');
  const cards = page.getByRole('button', { name: /^Save: / });
  const bar = page.getByRole('navigation', { name: 'Call, WhatsApp or browse' });
  const before = await bar.boundingBox();
  await cards.first().click();
  await expect(cards.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(bar.getByRole('link', { name: 'Saved 1' })).toBeVisible();
  expect(await bar.boundingBox(), 'the number moves nothing').toEqual(before);

  await page.goto('/lens');
  await cards.nth(1).click();
  await expect(bar.getByRole('link', { name: 'Saved 2' })).toBeVisible();
  await page.goto('/blush');
  await cards.first().click();
  await bar.getByRole('link', { name: 'Saved 3' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your saved list' })).toBeVisible();
  await page
    .getByRole('button', { name: /^One more: / })
    .first()
    .click();
  await expect(page.getByText(/^Total ₹[\d,]+$/)).toBeVisible();
  const row = page.locator('main li:has(h2)').first();
  expect((await row.boundingBox())?.height).toBeLessThan(120);

  const ask = page.getByRole('link', { name: /^Send the list on WhatsApp/ });
  const address = new URL((await ask.getAttribute('href')) ?? '');
  const lines = (address.searchParams.get('text') ?? '').split('\n');
  expect(lines).toHaveLength(6);
  expect(lines[0]).toBe('I am Interested');
  const link = new URL(lines[1] ?? '');
  expect(link.pathname).toBe('/shortlist');
  expect(lines[2]).toMatch(/^1\. .+ × 2, ₹\d+ each \(Shade: not chosen yet\)$/);
  expect(lines[3]).toMatch(/^2\. .+, ₹/);
  expect(lines[4]).toMatch(/^3\. .+, ₹/);
  expect(lines[5]).toMatch(/^Total ₹/);

  await page.reload();
  await expect(page.getByRole('listitem').getByRole('heading', { level: 2 })).toHaveCount(3);
  for (const size of [screens.wide, { width: 320, height: 640 }, screens.phone]) {
    await page.setViewportSize(size);
    await expect(ask, `at ${size.width}`).toBeInViewport({ ratio: 1 });
    expect((await ask.boundingBox())?.width, `at ${size.width}`).toBeLessThanOrEqual(400);
    expect(await page.evaluate(overflow), `at ${size.width}`).toBeLessThanOrEqual(0);
  }
  const asked = (await ask.getAttribute('href')) ?? '';
  const send = bar.getByRole('link', { name: /^Send the list: / });
  await expect(send, 'one green one').not.toHaveCSS('background-color', GREEN);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(send).toHaveAttribute('href', asked);
  await expect(send).toHaveCSS('background-color', GREEN);
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  expect(await page.evaluate(overflow), 'at 200 % text').toBeLessThanOrEqual(0);

  const other = await browser.newPage({ viewport: screens.phone });
  await other.goto(`/shortlist${link.hash}`);
  const keep = other.getByRole('button', { name: 'Add it to my list' });
  await expect(other.getByRole('heading', { name: 'A list for you' })).toBeVisible();
  await keep.waitFor();
  await expect(other.getByText(/^Total ₹[\d,]+$/)).toBeVisible();
  await expect(other.getByText(/^2 ×/)).toBeVisible();
  for (const size of [{ width: 320, height: 640 }, screens.wide, screens.phone]) {
    await other.setViewportSize(size);
    const send = other.getByRole('link', { name: /^Send this list on WhatsApp/ });
    await expect(send, `at ${size.width}`).toBeInViewport({ ratio: 1 });
    expect(await other.evaluate(overflow), `at ${size.width}`).toBeLessThanOrEqual(0);
  }
  expect(await axeViolations(other, 'main')).toEqual([]);
  await keep.click();
  await expect(other).toHaveURL('/shortlist');
  await expect(other.getByRole('link', { name: 'Saved 3' })).toBeVisible();
  await other.reload();
  await expect(other.getByRole('listitem').getByRole('heading', { level: 2 })).toHaveCount(3);
  await other.close();
});
