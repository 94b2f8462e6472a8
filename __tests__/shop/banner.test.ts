import { importFresh } from '../helpers/importFresh';

const { SHOP: facts = '{}', SHELF_BANNER: ofRows } = process.env;

afterEach(() => Object.assign(process.env, { SHOP: facts, SHELF_BANNER: ofRows }));

/** The banner of a shop with this setting and this picture in its rows. */
function bannerOf(set: string | undefined, inRows: string): string | undefined {
  process.env.SHOP = JSON.stringify({ ...JSON.parse(facts), banner: set });
  process.env.SHELF_BANNER = inRows;
  return importFresh<typeof import('@/shop/banner')>('@/shop/banner').banner;
}

describe('the banner', () => {
  it.each([
    ['/set.jpg', '/row.jpg', '/set.jpg'],
    [undefined, '/row.jpg', '/row.jpg'],
    [undefined, '', undefined],
  ])('is that of the setting (%s), else that of the rows (%s), else none', (set, inRows, shown) => {
    expect(bannerOf(set, inRows)).toBe(shown);
  });
});
