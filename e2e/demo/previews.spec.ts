import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { readHtml } from '../readHtml';
import { expect, test } from '../test';

/** WhatsApp's crawler sends one plain GET and reads this many bytes of the response. Source: Meta, "Link previews". */
const READ_BYTES = 300_000;
const MOST_PICTURE_BYTES = 250_000;

test.use({ userAgent: 'WhatsApp/2.23.20.0 A' });

/** Reads a page's head as the crawler does. Each Open Graph tag must occur exactly once. */
async function previewOf(page: Page, request: APIRequestContext, route: string) {
  const response = await request.get(route, { maxRedirects: 0 });
  expect(response.status(), route).toBe(200);
  const html = (await response.body()).subarray(0, READ_BYTES).toString('utf8');
  const { metas } = await readHtml(page, html);
  return (name: string) => {
    expect(metas[`og:${name}`], `${route} og:${name}`).toHaveLength(1);
    return String(metas[`og:${name}`]?.[0]);
  };
}

async function pictureAt(request: APIRequestContext, address: string): Promise<Buffer> {
  const response = await request.get(new URL(address).pathname, { maxRedirects: 0 });
  expect(response.status(), address).toBe(200);
  expect(response.headers()['content-type'], address).toBe('image/jpeg');
  return response.body();
}

for (const route of ['/', '/Foundation']) {
  test(`${route} has a preview: title, address and picture`, async ({ page, request }, info) => {
    const og = await previewOf(page, request, route);
    expect(og('title')).toMatch(/Berhampore/);
    const { origin, pathname } = new URL(og('url'));
    expect(pathname).toBe(route);
    expect(new URL(og('image')).origin).toBe(origin);

    const picture = await pictureAt(request, og('image'));
    info.annotations.push({ type: 'bytes of the picture', description: String(picture.length) });
    expect(picture.length).toBeLessThan(MOST_PICTURE_BYTES);
    // If drawing takes long, the first response is a plain card.
    const entropy = async () =>
      (await sharp(await pictureAt(request, og('image'))).stats()).entropy;
    await expect.poll(entropy, 'has pictures').toBeGreaterThan(2);
  });
}
