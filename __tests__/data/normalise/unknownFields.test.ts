import fc from 'fast-check';
import { unknownFields } from '@/data/normalise/unknownFields';

const known = ['title', 'des', 'delivery', 'mrp', 'off', 'price', 'img'];

describe('unknownFields', () => {
  it.each([
    ['Title', 'title'],
    ['title ', 'title'],
    ['TITLE', 'title'],
    ['titel', 'title'],
    ['prcie', 'price'],
    ['Price', 'price'],
    ['prise', 'price'],
    ['M.R.P.', 'mrp'],
    ['of', 'off'],
    ['desc', 'des'],
    ['image', 'img'],
    ['delivary', 'delivery'],
  ])('takes %j for a misspelt %s', (field, meant) => {
    expect(unknownFields({ [field]: 'x' }, known)).toEqual([
      { code: 'misspelt', field: field.trim(), found: 'x', meant },
    ]);
  });

  it.each(['stock', 'brand', 'colour', 'id', 'size', 'ক', '1', 'x'.repeat(10_000)])(
    'says of %j no more than that it is unknown',
    (field) => {
      expect(unknownFields({ [field]: 'x' }, known)).toMatchObject([{ code: 'unknownField' }]);
    },
  );

  it('takes nothing for a misspelt field that is there', () => {
    const fields = { title: 'Rose', Title: 'Mint' };
    expect(unknownFields(fields, known)).toEqual([
      { code: 'unknownField', field: 'Title', found: 'Mint' },
    ]);
  });

  it('sees a misspelt field where the right one is empty', () => {
    const fields = { title: ' ', Title: 'Mint' };
    expect(unknownFields(fields, known)).toMatchObject([{ code: 'misspelt', meant: 'title' }]);
  });

  it('has nothing to say of known fields, and of empty ones', () => {
    const fields = { title: 'Rose', des: '', Price: null, note: ' ' };
    expect(unknownFields(fields, known)).toEqual([]);
  });

  it('finds a known name again after any one slip of the hand', () => {
    const slips = fc.tuple(fc.constantFrom(...known), fc.nat(), fc.constantFrom('lost', 'twice'));
    const property = fc.property(slips, ([name, place, slip]) => {
      const at = place % name.length;
      const letter = slip === 'twice' ? `${name[at]}${name[at]}` : '';
      const typed = name.slice(0, at) + letter + name.slice(at + 1);
      expect(unknownFields({ [typed]: 'x' }, known)).toMatchObject([{ meant: name }]);
    });
    fc.assert(property);
  });

  it('speaks of ten fields at most', () => {
    const fields = Object.fromEntries(
      Array.from({ length: 20_000 }, (_, index) => [`f${index}`, 'x']),
    );
    expect(unknownFields(fields, known)).toHaveLength(10);
  });
});
