import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { productSegment } from '@/catalogue/addresses';
import { findCategory } from '@/catalogue/findCategory';
import { idPart } from '@/catalogue/idPart';
import type { Product } from '@/catalogue/items';
import { type ProductOnShelf, productOnShelf } from '@/catalogue/ProductOnShelf';
import { productPage } from '@/catalogue/sitePages';
import { pageResult } from '@/server/staticPage';
import { getStaticPaths } from '../../../pages/[category]/[product]';
import { anyShelf } from '../../helpers/anyProduct';
import { demoProducts } from '../../helpers/demoProducts';
import { emptyFolder } from '../../helpers/emptyFolder';
import { productHtml, productHtmlAt } from '../../helpers/productHtml';

const build = emptyFolder();
const products = demoProducts();
const [first = { path: '' }] = products;
const fileAt = /<link rel="stylesheet" href="\/_next(\/static\/styles\/[\da-f]{12}\.css)"\/>/;
/** The styles in a page: not the names of rules, which browsers take for text. */
const styles = /<style(?![^>]*type="text\/plain")[^>]*>/g;

/** From here on it is a new process of a site that is built there. */
function buildInto(folder: string) {
  const settings = { NODE_ENV: 'production', SITE_DIST: folder } as const;
  jest.replaceProperty(process, 'env', { ...process.env, ...settings });
  delete (globalThis as { styleFiles?: unknown }).styleFiles;
  return settings;
}

describe('the styles of pages of products', () => {
  beforeEach(async () => {
    buildInto(build);
    await getStaticPaths({});
    // The first page of a process looks for the file.
    await productHtmlAt(first.path);
  });
  afterEach(() => jest.restoreAllMocks());

  it('are in one file of the build, which leaves a page of the demo 8 KB of HTML, compressed', async () => {
    const [file, ...others] = readdirSync(path.join(build, 'static/styles'));
    expect(others).toEqual([]);
    for (const { path: address } of products) {
      const html = await productHtmlAt(address);
      expect(html.match(fileAt)?.[1]).toBe(`/static/styles/${file}`);
      expect(html.match(styles)).toHaveLength(1);
      expect(gzipSync(html).length).toBeLessThanOrEqual(8 * 1024);
    }
  });

  it('are asked for at Vercel, too, where no function sees the files of the build', async () => {
    const { SITE_DIST: other } = buildInto(emptyFolder());
    jest.replaceProperty(process, 'env', { ...process.env, VERCEL: '1' });
    expect(fileAt.test(await productHtmlAt(first.path))).toBe(true);
    expect(readdirSync(other)).toEqual([]);
  });

  it('stand in the page where the build wrote no file: each of them is in that, too', async () => {
    const [name = ''] = readdirSync(path.join(build, 'static/styles'));
    const file = readFileSync(path.join(build, 'static/styles', name), 'utf8');
    buildInto(emptyFolder());
    const html = await productHtmlAt(first.path);
    expect(fileAt.test(html)).toBe(false);
    const own = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, rules = '']) => rules);
    expect(own.join('').length).toBeGreaterThan(file.length / 2);
    for (const rule of own.flatMap((rules) => rules.split(/(?<=\})(?=[.:@])/))) {
      expect(file).toContain(rule);
    }
  });

  it('have those of any product', async () => {
    const category = findCategory('lens');
    const shelves = anyShelf.filter(({ length }) => length > 0);
    const covered = fc.asyncProperty(
      shelves,
      fc.nat(),
      fc.boolean(),
      async (shelf, at, soldOut) => {
        const items = shelf.map((item) => (soldOut ? { ...item, soldOut } : item));
        const { id, title } = items[at % items.length] as Product;
        const segment = productSegment(category, { id, ...(title ? { title } : {}) });
        const onShelf = productOnShelf(items, idPart(id)) as ProductOnShelf;
        const own = { slug: category.slug, segment };
        const read = { onShelf: { version: '', items: [onShelf] } };
        const { props } = pageResult(productPage(category, segment), read, own);
        const html = await productHtml(props);
        expect(fileAt.test(html)).toBe(true);
        expect(html.match(styles)).toHaveLength(1);
      },
    );
    await fc.assert(covered, { numRuns: 100 });
  });
});
