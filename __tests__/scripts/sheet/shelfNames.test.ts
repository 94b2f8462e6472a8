import { collections } from '@/catalogue/collections';
import { findShelf, likeliestShelf, shelfNameOf } from '../../../scripts/sheet/shelfNames';

describe('the names of shelves', () => {
  it('are different for each collection, and found again', () => {
    const names = collections.map(({ name }) => shelfNameOf(name));
    expect(new Set(names).size).toBe(collections.length);
    expect(names.map((name) => findShelf(name)?.name)).toEqual(collections.map(({ name }) => name));
  });

  it('are found by the name in the database too', () => {
    expect(collections.map(({ name }) => findShelf(name)?.name)).toEqual(
      collections.map(({ name }) => name),
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
  ])('%j is %s', (name, collection) => {
    expect(findShelf(name)?.name).toBe(collection);
  });

  it.each([
    ['Foundatoin', 'Foundation'],
    ['hair flowers', 'Hair Flower'],
  ])('%s was probably meant as %s', (name, likely) => {
    expect(likeliestShelf(name)).toBe(likely);
  });
});
