import { findProduct, productWith, segmentId } from '@/catalogue/findProduct';

const shelf = [{ id: 'Ab' }, { id: 'aB' }, { id: '01-Rose' }, { id: 'a-b' }];

describe('findProduct', () => {
  it.each([
    ['any-name-Ab', 'Ab'],
    ['aB', 'aB'],
    ['-01_Rose', '01-Rose'],
    ['rose-gloss-01_rose', '01-Rose'],
    ['A_B', 'a-b'],
  ])('takes %s for the product %s', (segment, id) => {
    expect(findProduct(shelf, segment)).toEqual({ id });
  });

  it.each(['ab', 'rose-AB', 'x', '', '-', '01-Rose', '~', '01_rosé'])(
    'knows none by %j',
    (segment) => {
      expect(findProduct(shelf, segment)).toBeUndefined();
    },
  );
});

describe('productWith', () => {
  it('wants the very id', () => {
    expect(productWith(shelf, '01_Rose')).toEqual({ id: '01-Rose' });
    expect(productWith(shelf, '01_rose')).toBeUndefined();
  });
});

describe('segmentId', () => {
  it('is what stands behind the last hyphen', () => {
    expect(['a-b-c_d', 'c', '', 'a-'].map(segmentId)).toEqual(['c_d', 'c', '', '']);
  });
});
