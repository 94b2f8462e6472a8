import type { ShelfRow } from '@/data/registry/rowFields';
import { wordVariables } from '@/data/registry/wordVariables';

const group = (title: string, more: Partial<ShelfRow> = {}): ShelfRow => ({
  ...{ kind: 'group', slug: title, title },
  ...more,
});
const shelves = ['Sandesh', 'Laddu', 'Nimki', 'Kachuri'].map(
  (title): ShelfRow => ({ kind: 'shelf', slug: title, group: 'Sweets', title }),
);
const sweets = group('Sweets', { title_bn: 'মিষ্টি' });
const rows = [sweets, group('Snacks'), group('Makers', { brands: true }), ...shelves];

describe('wordVariables', () => {
  it("makes what names goods of the shop's groups and shelves, and leaves the rest empty", () => {
    expect(wordVariables(rows)).toMatchObject({
      SHELF_GOODS_EN: 'Sweets and Snacks',
      SHELF_GOODS_BN: 'মিষ্টি আর Snacks',
      SHELF_CLOSE_UPS_EN: 'Sweets and Snacks',
      SHELF_IN_SHOP_EN: 'Sweets and Snacks',
      SHELF_EXAMPLE_EN: 'Sandesh, Laddu, Nimki',
      SHELF_PROMISE_EN: '',
      SHELF_BAND_EN: '',
      SHELF_BAND: '[]',
      SHELF_BANNER: '',
      SHELF_SYNONYMS: '{}',
      SHELF_APP_CATEGORIES: '[]',
    });
  });

  it('takes the words of the row, those of a language only on its pages', () => {
    const words = {
      goods: 'sweets for every day',
      band: 'For the festival',
      goods_bn: 'রোজকার মিষ্টি',
      img: '/pictures/shop.jpg',
      bandShelves: ['Laddu'],
    };
    expect(wordVariables(rows, words)).toMatchObject({
      SHELF_GOODS_EN: 'sweets for every day',
      SHELF_CLOSE_UPS_EN: 'sweets for every day',
      SHELF_GOODS_BN: 'রোজকার মিষ্টি',
      SHELF_GOODS_HI: 'Sweets और Snacks',
      SHELF_BAND_EN: 'For the festival',
      SHELF_BAND_BN: '',
      SHELF_BAND: '["Laddu"]',
      SHELF_BANNER: '/pictures/shop.jpg',
    });
  });

  it.each<[rows: readonly ShelfRow[], goods: string]>([
    [[sweets], 'Sweets'],
    [['a', 'b', 'c'].map((title) => group(title)), 'a, b and c'],
    [[group('Makers', { brands: true })], 'Makers'],
    [[], ''],
  ])('joins the names of the groups in %j', (some, goods) => {
    expect(wordVariables(some).SHELF_GOODS_EN).toBe(goods);
  });
});
