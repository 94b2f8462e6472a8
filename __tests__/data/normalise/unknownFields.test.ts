import { unknownFields } from '@/data/normalise/unknownFields';
import fc from '../../helpers/fastCheck';

const known = ['title', 'des', 'delivery', 'mrp', 'off', 'price', 'img'];

describe('unknownFields', () => {
  it.each([
    ['Title', 'title'],
    ['title ', 'title'],
    ['titel', 'title'],
    ['prise', 'price'],
    ['M.R.P.', 'mrp'],
    ['desc', 'des'],
    ['image', 'img'],
  ])('suggests for %j the field %s', (field, meant) => {
    expect(unknownFields({ [field]: 'x' }, known)).toEqual([
      { code: 'misspelt', field: field.replace(/ $/, '␣'), typed: 'x', expected: meant },
    ]);
  });

  it.each(['stock', 'id', 'ক', 'x'.repeat(10_000)])(
    'reports %j as unknown, without a suggestion',
    (field) => {
      expect(unknownFields({ [field]: 'x' }, known)).toMatchObject([{ code: 'unknownField' }]);
    },
  );

  it.each([
    ['titlebn', 'title_bn'],
    ['Title-BN', 'title_bn'],
    ['title_hii', 'title_hi'],
  ])('suggests for %j the translation %s', (field, meant) => {
    const all = ['title', 'title_bn', 'title_hi', 'des', 'des_hi'];
    expect(unknownFields({ title: 'Rose', [field]: 'x' }, all)).toMatchObject([
      { expected: meant },
    ]);
  });

  it('does not suggest a field that the document already has', () => {
    const fields = { title: 'Rose', Title: 'Mint' };
    expect(unknownFields(fields, known)).toEqual([
      { code: 'unknownField', field: 'Title', typed: 'Mint' },
    ]);
  });

  it('suggests the right field when it is empty', () => {
    const fields = { title: ' ', Title: 'Mint' };
    expect(unknownFields(fields, known)).toMatchObject([{ code: 'misspelt', expected: 'title' }]);
  });

  it('reports neither known nor empty fields', () => {
    const fields = { title: 'Rose', des: '', Price: null, note: ' ' };
    expect(unknownFields(fields, known)).toEqual([]);
  });

  it('suggests a known field after any single lost or doubled letter', () => {
    const slips = fc.tuple(fc.constantFrom(...known), fc.nat(), fc.constantFrom('lost', 'twice'));
    const property = fc.property(slips, ([name, place, slip]) => {
      const at = place % name.length;
      const letter = slip === 'twice' ? `${name[at]}${name[at]}` : '';
      const typed = name.slice(0, at) + letter + name.slice(at + 1);
      expect(unknownFields({ [typed]: 'x' }, known)).toMatchObject([{ expected: name }]);
    });
    fc.assert(property);
  });

  it('reports at most ten fields', () => {
    const fields = Object.fromEntries(
      Array.from({ length: 20_000 }, (_, index) => [`f${index}`, 'x']),
    );
    expect(unknownFields(fields, known)).toHaveLength(10);
  });
});
