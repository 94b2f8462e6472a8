import { categories } from '@/catalogue/categories';
import { refuseUnknownShelves } from '@/catalogue/refuseUnknownShelves';
import { demoShop } from '@/shop/demoShop';

describe('refuseUnknownShelves', () => {
  it.each([
    ['the demo', demoShop.pujoShelves],
    ['all shelves', categories.map(({ slug }) => slug)],
    ['none', []],
  ])('accepts %s', (_what, pujoShelves) => {
    expect(() => refuseUnknownShelves({ pujoShelves })).not.toThrow();
  });

  it.each([
    [['Hair-flower', 'hair-flower'], '/hair-flower;'],
    [['Primer', 'constructor', 'Lipstick'], '/constructor, /Lipstick;'],
  ])('throws for %j, naming the variable and the unknown shelves', (pujoShelves, named) => {
    const check = () => refuseUnknownShelves({ pujoShelves });
    expect(check).toThrow(/SHOP_PUJO_SHELVES/);
    expect(check).toThrow(`no shelf has the address ${named}`);
  });
});
