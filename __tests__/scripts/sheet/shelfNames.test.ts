import { allCollections } from '@/catalogue/allCollections';
import { findShelf, likelyShelves, shelfNameOf } from '../../../scripts/sheet/shelfNames';

describe('shelfNames', () => {
  it('are distinct for each collection, and findable', () => {
    const names = allCollections.map(({ name }) => shelfNameOf(name));
    expect(new Set(names).size).toBe(allCollections.length);
    expect(names.map((name) => findShelf(name)?.name)).toEqual(
      allCollections.map(({ name }) => name),
    );
  });

  it("are also found by the collection's name in the database", () => {
    expect(allCollections.map(({ name }) => findShelf(name)?.name)).toEqual(
      allCollections.map(({ name }) => name),
    );
  });

  it.each([
    ['foundation', 'MAKEUP-Foundation'],
    ['MOISTURIZER', 'MAKEUP-Moistrizer'],
    ['/Moistraizer', 'MAKEUP-Moistrizer'],
    ['lens aqua', 'MAKEUP-LensAqua'],
    ['clip and kata', undefined],
    ['Clip-Kata', 'Hair Clip'],
    ['', undefined],
  ])('finds for %j: %s', (name, collection) => {
    expect(findShelf(name)?.name).toBe(collection);
  });

  it.each([
    ['Foundatoin', ['Foundation']],
    ['hair flowers', ['Hair Flower']],
    ['Wax Stik', ['Wax Stick']],
    ['Lipstik', ['Lipe Palate']],
    ['ফাউন্ডেসন', ['Foundation']],
    ['Kajal pencil', ['Eye Kajol']],
    ['Hair', []],
    ['Nail polish', []],
    ['', []],
  ])('suggests for %j: %j', (name, likely) => {
    expect(likelyShelves(name)).toEqual(likely);
  });
});
