import { currentCard } from '@/answers/preview/currentCard';
import { CatalogueReadError } from '@/data/source/CatalogueReadError';
import { readCollection } from '@/data/source/readCollection';
import { rawDocument } from '../../helpers/rawDocument';
import { resetCaches } from '../../helpers/resetCaches';

jest.mock('@/data/source/readCollection');

const read = jest.mocked(readCollection);

beforeEach(() => {
  resetCaches();
  read.mockReset();
});

describe('currentCard', () => {
  it('is computed from the current shelf', async () => {
    const fields = { title: 'A', price: 375, off: 25, img: '/pictures/products/lens-2.webp' };
    read.mockResolvedValue({ readAt: 1, documents: [rawDocument(fields)] });
    await expect(currentCard('lens')).resolves.toEqual({
      shop: 'Rupkatha Beauty',
      title: 'Lens Aqua',
      line: 'from ₹375, up to 25% off',
      pictures: ['/pictures/products/lens-2.webp'],
    });
    expect(read).toHaveBeenCalledTimes(1);
    expect(read).toHaveBeenCalledWith('MAKEUP-LensAqua', 46);
  });

  it.each(['_home', 'home'])(
    'shows the home page by its name, and by the former one: %s',
    async (name) => {
      read.mockResolvedValue({ readAt: 1, documents: [] });
      await expect(currentCard(name)).resolves.toMatchObject({
        title: 'Rupkatha Beauty',
      });
    },
  );

  it('shows picture, name and price of a product', async () => {
    const fields = { title: 'Rose', price: 375, mrp: 500, img: '/pictures/products/lens-2.webp' };
    read.mockResolvedValue({ readAt: 1, documents: [rawDocument(fields, 'a-b')] });
    await expect(currentCard('lens.a_b')).resolves.toEqual({
      shop: 'Rupkatha Beauty',
      title: 'Rose',
      line: '₹375',
      mrp: { label: 'M.R.P.', amount: '₹500' },
      pictures: ['/pictures/products/lens-2.webp'],
      large: true,
    });
  });

  it('is undefined for a product that is not on its shelf', async () => {
    read.mockResolvedValue({ readAt: 1, documents: [rawDocument({ title: 'A' }, 'a')] });
    await expect(currentCard('lens.b')).resolves.toBeUndefined();
  });

  it('rejects when the database cannot be reached', async () => {
    read.mockRejectedValue(new CatalogueReadError('MAKEUP-LensAqua', 'unreachable'));
    await expect(currentCard('lens')).rejects.toThrow(CatalogueReadError);
  });
});
