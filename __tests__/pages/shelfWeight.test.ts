import { gzipSync } from 'node:zlib';
import { JSDOM } from 'jsdom';
import { categoryDefinition } from '@/catalogue/addresses/shelfDefinitions';
import { cardProducts } from '@/catalogue/cardProducts';
import { findCategory } from '@/catalogue/categories';
import { staticProps } from '@/data/pages/staticPage';
import { categoryIntros } from '@/messages/en/categoryIntros';
import { benchProducts } from '../../e2e/benchShelf';
import EnglishPage from '../../pages/[category]';
import BengaliPage from '../../pages/bn/[category]';
import HindiPage from '../../pages/hi/[category]';
import { documentOf } from '../helpers/documentOf';

const category = findCategory('Primer');

/** The page of a shelf with 45 products, the most that a page shows, with the demo's notice. `npm run bench` measures the same shelf. */
async function fullShelf(Page = EnglishPage): Promise<string> {
  const items = benchProducts(45).map(({ des, img, ...product }) => ({
    ...product,
    description: des,
    image: img,
  }));
  const shelf = { readAt: 0, items: cardProducts(items) };
  const { [category.slug]: intro = '' } = categoryIntros;
  const own = { slug: category.slug, intro };
  const shelves = { products: shelf };
  const result = await staticProps(categoryDefinition(category), 'en', shelves, own);
  return documentOf(Page, result);
}

describe('the page of a full shelf', () => {
  it.each([
    ['English', EnglishPage, 131_000, 18_450],
    ['Bengali', BengaliPage, 154_000, 20_000],
    ['Hindi', HindiPage, 155_600, 20_100],
  ])('in %s has few bytes of HTML', async (_name, Page, bytes, compressed) => {
    const html = Buffer.from(await fullShelf(Page));
    expect(html.length).toBeGreaterThan(50_000);
    expect(html.length).toBeLessThanOrEqual(bytes);
    expect(gzipSync(html).length).toBeLessThanOrEqual(compressed);
  });

  it('has at most 18 elements per card, one of them styled', async () => {
    const { document } = new JSDOM(await fullShelf()).window;
    const cards = [...document.querySelectorAll('main article:has(h2)')];
    expect(cards).toHaveLength(45);
    for (const card of cards) {
      const elements = [card, ...card.querySelectorAll('*')];
      expect(elements.length).toBeLessThanOrEqual(18);
      const styled = elements.filter(({ className }) => /\bsc-/.test(className));
      expect(styled.length).toBeLessThanOrEqual(1);
    }
  });
});
