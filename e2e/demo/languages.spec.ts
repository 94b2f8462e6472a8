import { languages } from '../../src/shop/languages';
import { screens } from '../screens';
import { expect, test } from '../test';
import { untilHydrated } from '../untilHydrated';

/** The link to a language in the footer. */
const FOOTER = 'contentinfo';

test('the switch leads to the same page and choice, and back leads to the page before', async ({
  page,
}) => {
  // Before it is hydrated, the link leads to the page alone.
  await page.goto('/Foundation?sort=price');
  await untilHydrated(page);
  const footer = page.getByRole(FOOTER);
  await footer.getByRole('link', { name: languages.bn.name }).click();
  await page.waitForURL('/bn/Foundation?sort=price');
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn-IN');
  await untilHydrated(page);
  await footer.getByRole('link', { name: languages.hi.name }).click();
  await page.waitForURL('/hi/Foundation?sort=price');
  await page.goBack();
  await page.waitForURL('/bn/Foundation?sort=price');
});

test.describe('a browser that asks for Bengali', () => {
  test.use({ locale: 'bn-IN' });

  test('is offered the page in Bengali, not redirected, not asked again after a no, and nothing moves when it is asked', async ({
    page,
  }) => {
    await page.setViewportSize(screens.phone);
    await page.goto('/contact-us');
    const link = page.getByRole('complementary').getByRole('link', { name: 'এই পাতাটি বাংলায় পড়ুন' });
    const no = page.getByRole('button', { name: 'না, থাক' });
    const heading = page.getByRole('heading', { level: 1 });
    const before = await heading.boundingBox();
    await expect(no).toBeAttached();
    await expect(no).not.toBeInViewport();
    expect(await heading.boundingBox()).toEqual(before);
    await expect(page).toHaveURL('/contact-us');
    await expect(link).toHaveAttribute('href', '/bn/contact-us');
    await no.click();
    await expect(no).toBeHidden();
    await page.reload({ waitUntil: 'networkidle' });
    await expect(no).toBeHidden();
  });
});
