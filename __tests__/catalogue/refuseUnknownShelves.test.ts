import { categories } from '@/catalogue/categories';
import { refuseUnknownShelves } from '@/catalogue/refuseUnknownShelves';
import { demoShop } from '@/shop/demoShop';

describe('refuseUnknownShelves', () => {
  it.each<[what: string, shelves: readonly string[], words: string[]]>([
    ["the demo's shelves for Pujo", demoShop.pujoShelves, []],
    ["the demo's shelves with worked-out percents", demoShop.percentShelves, []],
    ['all shelves', categories.map(({ slug }) => slug), []],
    ['none', [], []],
    ['another word that is allowed', ['all'], ['all']],
  ])('accepts %s', (_what, shelves, words) => {
    const check = () => refuseUnknownShelves('SHOP_X', { SHOP_X: shelves.join(' ') }, words);
    expect(check).not.toThrow();
  });

  it.each([
    ['Hair-flower, hair-flower', '/hair-flower;'],
    ['Primer constructor Lipstick', '/constructor, /Lipstick;'],
    ['all', '/all;'],
  ])('throws for %j, naming the variable and the unknown shelves', (shelves, named) => {
    const check = () => refuseUnknownShelves('SHOP_X', { SHOP_X: shelves });
    expect(check).toThrow(`SHOP_X: no shelf has the address ${named}`);
  });
});
