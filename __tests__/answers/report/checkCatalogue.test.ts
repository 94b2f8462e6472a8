import { checkCatalogue } from '@/answers/report/checkCatalogue';
import fc from '../../helpers/fastCheck';

const fine = { title: 'Wax', price: 120, img: '/pictures/products/Wax-stick-1.webp' };

function found(collection: string, documents: Record<string, unknown>) {
  return checkCatalogue(new Map([[collection, documents]])).map(
    ({ id, field, severity, code }) => ({ id, field, severity, code }),
  );
}

function on(field: string, value: unknown) {
  return found('WAX Stick', { wax: { ...fine, [field]: value } });
}

describe('checkCatalogue', () => {
  it('finds nothing in good documents', () => {
    expect(found('WAX Stick', { wax: fine })).toEqual([]);
  });

  it.each([
    ['stokc', 'x', 'hint', 'unknownField'],
    ['price', 'two hundred', 'error', 'unreadable'],
    ['mrp', 100, 'error', 'priceAboveMrp'],
    ['title', '', 'warning', 'missing'],
    ['title', 'x'.repeat(71), 'hint', 'longTitle'],
    ['img', 'gs://shop/wax.jpg', 'error', 'unreadable'],
    ['img', 'http://example.com/wax.jpg', 'warning', 'insecure'],
    ['shades', '#c68642', 'warning', 'shadeUnreadable'],
    ['shades_hi', 'गुलाबी', 'warning', 'shadesUnequal'],
    ['size', 'large', 'hint', 'sizeInWords'],
  ])('finds in %s: %j a diagnostic of severity %s: %s', (field, value, severity, code) => {
    expect(on(field, value)).toMatchObject([{ id: 'wax', severity, code }]);
  });

  it.each(['', 0, '০'])('says that the price %j is missing', (price) => {
    const [finding] = checkCatalogue(new Map([['WAX Stick', { wax: { ...fine, price } }]]));
    expect(finding).toMatchObject({
      code: 'missing',
      problem: 'Price is empty.',
      cure: 'Fill in Price.',
    });
  });

  it('suggests the right name for a misspelt field', () => {
    const { price, ...rest } = fine;
    const documents = new Map([['WAX Stick', { wax: { ...rest, prcie: price } }]]);
    const [finding, ...others] = checkCatalogue(documents);
    expect(finding).toMatchObject({ severity: 'error', field: 'prcie', code: 'misspelt' });
    expect(finding?.problem).toBe('The site has no field called "prcie". Did you mean "price"?');
    expect(others).toEqual([]);
  });

  it('gives the discount that M.R.P. and price make when the typed one contradicts them', () => {
    const wax = { ...fine, mrp: 200, off: 10 };
    const [finding] = checkCatalogue(new Map([['WAX Stick', { wax }]]));
    expect(finding?.problem).toBe(
      'You typed a discount of 10%; M.R.P. and price give 40%. The site shows 40%.',
    );
  });

  it('reports twins, and documents beyond the limit of a page', () => {
    const ids = Array.from({ length: 48 }, (_, index) => String(index).padStart(2, '0'));
    const documents = ids.map((id) => [id, { ...fine, title: `Wax ${id}` }] as const);
    expect(found('WAX Stick', Object.fromEntries(documents))).toMatchObject([
      { id: '45', code: 'beyondLimit' },
      { id: '46', code: 'beyondLimit' },
      { id: '47', code: 'beyondLimit' },
    ]);
    expect(found('WAX Stick', { a: fine, b: fine })).toMatchObject([{ code: 'twins', id: 'a' }]);
  });

  it('reports an empty shelf, an unknown collection, and documents of other kinds', () => {
    expect(found('WAX Stick', {})).toMatchObject([{ id: '', code: 'emptyShelf' }]);
    expect(found('Wax stick', { wax: fine })).toMatchObject([{ code: 'unknownCollection' }]);
    expect(
      found('VIDEO YOUTUBE', { a: { title: 'A', Vedioyoutube: 'https://vimeo.com/1' } }),
    ).toMatchObject([{ code: 'unplayable' }, { code: 'leftOut' }, { code: 'emptyShelf' }]);
    expect(found('SLIDER-HOME', { a: { slider2: '/b.jpg' } })).toMatchObject([
      { field: 'slider1', code: 'missing' },
    ]);
    expect(found('VISIT-SHOP', { a: { title: 'Door', image: '/a.jpg' } })).toMatchObject([
      { field: 'image', code: 'misspelt' },
      { code: 'leftOut' },
      { code: 'emptyShelf' },
    ]);
  });

  it('writes complete sentences whatever the documents are', () => {
    const names = fc.constantFrom('WAX Stick', 'SLIDER-HOME', 'VISIT-SHOP', 'VIDEO YOUTUBE', 'x');
    const keys = fc.constantFrom(
      'title',
      'Title',
      'price',
      'mrp',
      'off',
      'img',
      'slider1',
      'link1',
    );
    const fields = fc.dictionary(keys, fc.anything());
    const property = fc.property(names, fc.dictionary(fc.string(), fields), (name, documents) => {
      for (const { problem, cure } of checkCatalogue(new Map([[name, documents]])))
        for (const sentence of [problem, cure]) {
          expect(sentence).toMatch(/\S/);
          expect(sentence).not.toMatch(/undefined|\[object|\n/);
        }
    });
    fc.assert(property);
  });
});
