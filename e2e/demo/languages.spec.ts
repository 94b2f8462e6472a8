import { demoProducts } from '../../__tests__/helpers/demoProducts';
import { sitePages } from '../../src/catalogue/sitePages';
import { languages, localPath, otherLanguageCodes, splitLanguage } from '../../src/shop/languages';
import { routes } from '../routes';
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

  const offer = { name: 'এই পাতাটি বাংলায় পড়ুন' };

  test('is offered the page in Bengali, and never redirected', async ({ page }) => {
    await page.goto('/Foundation');
    const link = page.getByRole('complementary').getByRole('link', offer);
    await expect(link).toBeVisible();
    await expect(page).toHaveURL('/Foundation');
    await link.click();
    await page.waitForURL('/bn/Foundation');
    await page.goto('/Primer');
    await page.waitForLoadState('networkidle');
    await expect(link).toBeHidden();
  });

  test('is not asked again after a no, and nothing moves when it is asked', async ({ page }) => {
    await page.setViewportSize(screens.phone);
    await page.goto('/contact-us');
    const no = page.getByRole('button', { name: 'না, থাক' });
    const heading = page.getByRole('heading', { level: 1 });
    const before = await heading.boundingBox();
    await expect(no).toBeAttached();
    await expect(no).not.toBeInViewport();
    expect(await heading.boundingBox()).toEqual(before);
    await no.click();
    await expect(no).toBeHidden();
    await page.reload({ waitUntil: 'networkidle' });
    await expect(no).toBeHidden();
  });
});

for (const code of otherLanguageCodes) {
  test(`every page in ${code} links to pages in ${code} alone, but for the language switch`, async ({
    request,
  }) => {
    const { tag } = languages[code];
    const shown = [
      ...routes,
      ...[sitePages.shortlist.path, sitePages.privacy.path],
      ...demoProducts()
        .slice(0, 5)
        .map(({ path }) => path),
    ];
    for (const route of shown) {
      const path = localPath(languages[code], route);
      const html = await (await request.get(path, { maxRedirects: 0 })).text();
      expect(html, path).toContain(`<html lang="${tag}"`);
      const links = [...html.matchAll(/<a\b([^>]*)>/g)].map(([, attributes = '']) => attributes);
      const astray = links
        .filter((attributes) => !/\bhreflang=/i.test(attributes))
        .flatMap((attributes) => attributes.match(/\bhref="(\/[^"]*)"/)?.[1] ?? [])
        .filter((link) => !link.startsWith('/pictures/') && splitLanguage(link).code !== code);
      expect(links.length, path).toBeGreaterThan(20);
      expect(astray, path).toEqual([]);
    }
  });
}
