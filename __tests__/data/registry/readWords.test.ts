import type { ShelfDiagnostic } from '@/catalogue/Diagnostic';
import { readRows } from '@/data/registry/readRows';
import { rawDocument } from '../../helpers/rawDocument';

const group = { kind: 'group', slug: 'sweets', title: 'Sweets' };
const shelf = { slug: 'Sandesh', collection: 'SANDESH', group: 'sweets', title: 'Sandesh' };

/** The words that these rows say, in a shop with one shelf, with what is said of them. */
function read(...rows: readonly object[]) {
  const documents = [group, shelf, ...rows].map((fields, place) => rawDocument(fields, `${place}`));
  const { words, diagnostics } = readRows(documents);
  return { words, diagnostics: diagnostics.filter(({ ids: [id = ''] }) => Number(id) > 1) };
}

describe('the row with the words of the shop', () => {
  it('is absent where the shop has none, and where it is hidden', () => {
    expect(read()).toEqual({ words: undefined, diagnostics: [] });
    expect(read({ kind: 'words', promise: 'Fresh', hidden: true }).words).toBeUndefined();
  });

  it('has texts in any language, shelves of the band, synonyms and the kinds of an app', () => {
    const { words, diagnostics } = read({
      kind: 'words',
      promise: ' Fresh  every morning ',
      promise_bn: 'রোজ সকালে টাটকা',
      promise_hi: 'हर सुबह ताज़ा',
      img: '/pictures/shop.jpg',
      bandShelves: 'Sandesh',
      synonyms: 'milk: dudh doodh দুধ;  sweet : mishti ; ',
      appCategories: 'food',
    });
    expect(diagnostics).toEqual([]);
    expect(words).toEqual({
      kind: 'words',
      promise: 'Fresh every morning',
      promise_bn: 'রোজ সকালে টাটকা',
      promise_hi: 'हर सुबह ताज़ा',
      img: '/pictures/shop.jpg',
      bandShelves: ['Sandesh'],
      synonyms: { milk: 'dudh doodh দুধ', sweet: 'mishti' },
      appCategories: 'food',
    });
  });

  it.each<[fields: object, diagnostic: Omit<ShelfDiagnostic, 'ids'>]>([
    [
      { bandShelves: 'Sandesh, sandesh' },
      { code: 'shelfUnknown', field: 'bandShelves', found: 'sandesh' },
    ],
    [
      { synonyms: 'milk dudh; sweet: mishti' },
      { code: 'synonymsUnreadable', field: 'synonyms', found: 'milk dudh; sweet: mishti' },
    ],
    [
      { band: 'Sale', band_hi: 'सेल' },
      { code: 'wordsUntranslated', field: 'band_bn' },
    ],
    [{ colour: 'red' }, { code: 'unknownField', field: 'colour' }],
  ])('with %j is shown as far as it can be, and named', (fields, diagnostic) => {
    const { words, diagnostics } = read({ kind: 'words', ...fields });
    expect(words).toBeDefined();
    expect(diagnostics).toEqual([expect.objectContaining({ ...diagnostic, ids: ['2'] })]);
  });

  it('keeps the synonyms that can be read', () => {
    const { words } = read({ kind: 'words', synonyms: 'milk dudh; sweet: mishti' });
    expect(words?.synonyms).toEqual({ sweet: 'mishti' });
  });

  it('is there once: the first counts, and the second is named', () => {
    const { words, diagnostics } = read(
      { kind: 'words', appCategories: 'food' },
      { kind: 'words', appCategories: 'books' },
    );
    expect(words?.appCategories).toBe('food');
    expect(diagnostics).toEqual([
      { code: 'rowTwice', field: 'kind', found: 'words', meant: '2', ids: ['3'] },
    ]);
  });
});
