import { productPath } from '../../src/catalogue/addresses/addresses';
import { findCategory } from '../../src/catalogue/categories';
import { hostileIds, oddlyNamed } from '../messyCatalogue';
import { readHtml } from '../readHtml';
import { expect, test } from '../test';

const shelf = findCategory('Hair-Gador');

test('products with ids and titles of every kind each have a page that their shelf links to', async ({
  page,
  request,
}) => {
  const { links } = await readHtml(page, await (await request.get('/Hair-Gador')).text());
  const paths = hostileIds.map((id) => productPath(shelf, { id, title: oddlyNamed(id) }));
  expect(new Set(paths).size).toBe(hostileIds.length);
  const pictures: string[] = [];
  for (const [index, path] of paths.entries()) {
    expect(links, path).toContain(path);
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
    const { headings, canonical, jsonLd, metas } = await readHtml(page, await response.text());
    expect(headings, path).toEqual([oddlyNamed(hostileIds[index] ?? '')]);
    expect(new URL(String(canonical[0])).pathname).toBe(path);
    expect(JSON.parse(String(jsonLd[0]))['@graph'], path).toContainEqual(
      expect.objectContaining({ '@type': 'Product', url: String(canonical[0]) }),
    );
    pictures.push(new URL(String(metas['og:image']?.[0])).pathname);
  }
  // All are drawn by the same code.
  const picture = await request.get(String(pictures.at(-1)));
  expect(picture.status()).toBe(200);
  expect((await picture.body()).length).toBeLessThan(250_000);
});
