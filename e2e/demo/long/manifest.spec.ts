import { expect, test } from '../../test';

test('Chromium finds nothing wrong with the manifest of any language', async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  for (const path of ['/', '/bn', '/hi']) {
    await page.goto(path);
    const { errors, data } = await browser.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(JSON.parse(data ?? '')).toMatchObject({ start_url: path, display: 'standalone' });
  }
});
