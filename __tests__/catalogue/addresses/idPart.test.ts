import { productSegment } from '@/catalogue/addresses/addresses';
import {
  findByIdPart,
  findProduct,
  idPart,
  idPartOf,
  isProductSegment,
} from '@/catalogue/addresses/idPart';
import { categories } from '@/catalogue/categories';
import { anyId } from '../../helpers/anyId';
import { anyProduct } from '../../helpers/anyProduct';
import fc from '../../helpers/fastCheck';

const shelf = [{ id: 'Ab' }, { id: 'aB' }, { id: '01-Rose' }, { id: 'a-b' }];

describe('findProduct', () => {
  it.each([
    ['any-name-Ab', 'Ab'],
    ['aB', 'aB'],
    ['-01_Rose', '01-Rose'],
    ['rose-gloss-01_rose', '01-Rose'],
    ['A_B', 'a-b'],
  ])('resolves %s to the product %s', (segment, id) => {
    expect(findProduct(shelf, segment)).toEqual({ id });
  });

  it.each(['ab', 'rose-AB', 'x', '', '-', '01-Rose', '~', '01_rosé'])(
    'finds none for %j',
    (segment) => {
      expect(findProduct(shelf, segment)).toBeUndefined();
    },
  );
});

describe('findProduct by the prefix of an id', () => {
  const begun = [{ id: 'Qx7LmN20aa' }, { id: 'Qx7LmN20ab' }, { id: 'Rose' }, { id: 'Rose01' }];

  it.each([
    ['rose-gloss-Qx7LmN20aa', 'Qx7LmN20aa'],
    ['Rose01', 'Rose01'],
  ])('prefers an exact id to a prefix: %s', (segment, id) => {
    expect(findProduct(begun, segment)).toEqual({ id });
  });

  it.each([
    ['rose-Qx7LmN', [{ id: 'Qx7LmN20aa' }], 'Qx7LmN20aa'],
    ['rose-Qx7LmN', begun, undefined],
    ['rose-Qx7Lm', [{ id: 'Qx7LmN20aa' }], undefined],
    ['rose-qx7lmn', [{ id: 'Qx7LmN20aa' }], undefined],
  ])('resolves %s by a unique prefix of at least six characters: case %#', (...row) => {
    const [segment, products, id] = row;
    expect(findProduct(products, segment)?.id).toBe(id);
  });
});

describe('findByIdPart', () => {
  it('needs the exact id', () => {
    expect(findByIdPart(shelf, '01_Rose')).toEqual({ id: '01-Rose' });
    expect(findByIdPart(shelf, '01_rose')).toBeUndefined();
  });
});

describe('idPartOf', () => {
  it('is the part after the last hyphen', () => {
    expect(['a-b-c_d', 'c', '', 'a-'].map(idPartOf)).toEqual(['c_d', 'c', '', '']);
  });
});

describe('idPart', () => {
  it.each([
    ['01-silk-touch', '01_silk_touch'],
    ['a_b', 'a~5Fb'],
    ['a/b', 'a~2Fb'],
    ['a.b c%', 'a~2Eb~20c~25'],
    ['..', '~2E~2E'],
    ['ক', '~E0~A6~95'],
    ['💄', '~F0~9F~92~84'],
    ['\ud800', '~sd800'],
  ])('of %j is %j', (id, part) => {
    expect(idPart(id)).toBe(part);
  });

  it('is a digest for a long id', () => {
    const [one, other] = [idPart('x'.repeat(1500)), idPart(`${'x'.repeat(1499)}y`)];
    expect(one).toMatch(/^~~[a-z0-9]{12,22}$/);
    expect(other).not.toBe(one);
  });

  it('has at most 64 letters, digits, `_` and `~`, and is unique for each id', () => {
    fc.assert(
      fc.property(anyId, anyId, (id, other) => {
        expect(idPart(id)).toMatch(/^[A-Za-z0-9_~]{1,64}$/);
        if (id !== other) expect(idPart(id)).not.toBe(idPart(other));
      }),
    );
  });
});

describe('isProductSegment', () => {
  it('holds for the address of any product on any shelf', () => {
    fc.assert(
      fc.property(anyProduct, fc.constantFrom(...categories), (product, category) => {
        expect(isProductSegment(productSegment(category, product))).toBe(true);
      }),
    );
  });

  it.each([
    '',
    '-',
    'x',
    'index.html',
    'Silk-Touch-01_silk',
    'silk--touch-01_silk',
    'silk-touch-01 silk',
    'silk-touch-01~zz',
    'silk-touch-~~short',
    `silk-touch-${'x'.repeat(65)}`,
    `${'x'.repeat(300)}-01_silk`,
  ])('does not hold for "%s"', (segment) => {
    expect(isProductSegment(segment)).toBe(false);
  });
});
