import { withoutSameLine } from '@/catalogue/withoutSameLine';
import { aProduct } from '../helpers/aProduct';

const light = aProduct({ description: 'A light base in a tube.', phrase: 12 });
const same = aProduct({ description: 'A light base for rain.', phrase: 12 });
const rose = aProduct({ description: 'Rose powder' });

describe('withoutSameLine', () => {
  it.each([
    ['all say the same', [light, same], [0, 0]],
    ['one differs', [light, same, rose], [12, 12, undefined]],
    ['there is one alone', [light], [12]],
    ['there are none', [], []],
  ])('leaves lines as they are, unless all say the same: %s', (_what, products, phrases) => {
    expect(withoutSameLine(products).map(({ phrase }) => phrase)).toEqual(phrases);
  });
});
