import { categories } from '@/catalogue/categories';
import { refuseUnknownShelves } from '@/catalogue/refuseUnknownShelves';
import { demoShop } from '@/shop/demoShop';

const slugs = categories.map(({ slug }) => slug);

describe('refuseUnknownShelves', () => {
  it.each<[what: string, shelves: readonly string[], known: readonly string[]]>([
    ["the demo's shelves with worked-out percents", demoShop.percentShelves, slugs],
    ['all shelves', slugs, slugs],
    ['none', [], slugs],
    ['another word that is allowed', ['all'], [...slugs, 'all']],
  ])('accepts %s', (_what, shelves, known) => {
    const check = () => refuseUnknownShelves('SHOP_X', { SHOP_X: shelves.join(' ') }, known);
    expect(check).not.toThrow();
  });

  it.each([
    ['Hair-flower, hair-flower', '/hair-flower;'],
    ['Primer constructor Lipstick', '/constructor, /Lipstick;'],
    ['all', '/all;'],
  ])('throws for %j, naming the variable and the unknown shelves', (shelves, named) => {
    const check = () => refuseUnknownShelves('SHOP_X', { SHOP_X: shelves }, slugs);
    expect(check).toThrow(`SHOP_X: no shelf has the address ${named}`);
  });
});
