import { localShelf } from '@/data/shelves/localShelf';
import { shelfOf } from '@/data/shelves/shelfOf';
import { languageCodes } from '@/shop/languages';
import { aProduct } from '../../helpers/aProduct';

/** A card shows all of it. */
const description = 'A light base.';
const plain = aProduct({ description });
const translated = aProduct({ id: 'b', description, translations: { bn: { title: 'সিল্ক টাচ' } } });
const reading = { version: 'x', readAt: 5, items: [plain, translated], more: true as const };

describe('localShelf', () => {
  it('gives the very reading of a shelf without translations, in each language', () => {
    const shelf = { version: 'x', readAt: 5, items: [plain] };
    expect(languageCodes.map((code) => localShelf('product', shelf, code) === shelf)).toEqual([
      ...[true, true, true],
    ]);
  });

  it('has the version that the same items without translations would have', () => {
    const { translations: _none, ...typed } = translated;
    const items = [plain, typed];
    const english = shelfOf(items, { readAt: 5, more: true });
    expect(localShelf('product', reading, 'en')).toEqual(english);
    expect(localShelf('product', reading, 'hi')).toEqual(english);
  });

  it('is made once for each reading and language', () => {
    const bengali = localShelf('product', reading, 'bn');
    expect(bengali.items[1]).toMatchObject({ title: 'সিল্ক টাচ' });
    expect(localShelf('product', reading, 'bn')).toBe(bengali);
    expect(localShelf('product', { ...reading }, 'bn')).not.toBe(bengali);
  });
});
