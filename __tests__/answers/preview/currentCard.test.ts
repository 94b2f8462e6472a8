import { currentCard } from '@/answers/preview/currentCard';
import { rawDocument } from '../../helpers/rawDocument';
import { sourceInUse } from '../../helpers/sourceInUse';

let read: ReturnType<typeof sourceInUse>;

describe('currentCard', () => {
  beforeEach(() => {
    read = sourceInUse('demo');
  });

  it('is computed from the current shelf', async () => {
    const fields = { title: 'A', price: 375, off: 25, img: '/pictures/products/lens-2.webp' };
    read.mockResolvedValue([rawDocument(fields)]);
    await expect(currentCard('lens')).resolves.toEqual({
      shop: 'Rupkatha Beauty',
      title: 'Lens Aqua',
      line: 'from ₹375, up to 25% off',
      pictures: ['/pictures/products/lens-2.webp'],
    });
    expect(read.mock.calls).toEqual([['MAKEUP-LensAqua', 46]]);
  });

  it('shows the home page by its name', async () => {
    await expect(currentCard('_home')).resolves.toMatchObject({ title: 'Rupkatha Beauty' });
  });
});
