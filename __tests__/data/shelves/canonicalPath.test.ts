import { findCategory } from '@/catalogue/categories';
import { canonicalPath } from '@/data/shelves/canonicalPath';
import { aProduct } from '../../helpers/aProduct';
import { rawDocument } from '../../helpers/rawDocument';
import { sourceInUse } from '../../helpers/sourceInUse';

const [huda, primer] = [findCategory('huda-brand'), findCategory('Primer')];
const image = '/pictures/rose.webp';
const product = aProduct({ id: 'h', title: 'Rose Base', image });

function primersAre(title: string) {
  return sourceInUse('demo').mockImplementation(async (collection) =>
    collection === 'MAKEUP-Primer' ? [rawDocument({ title, img: image }, 'p')] : [],
  );
}

describe('canonicalPath', () => {
  it('is the category page of a brand’s product that is also on a category’s shelf', async () => {
    primersAre('Rose Base');
    expect(await canonicalPath({ category: huda, product })).toBe('/Primer/rose-base-p');
  });

  it('is undefined otherwise', async () => {
    primersAre('Another');
    expect(await canonicalPath({ category: huda, product })).toBeUndefined();
  });

  it('reads nothing for products of categories, and each shelf once a day for those of brands', async () => {
    const read = primersAre('Rose Base');
    await canonicalPath({ category: primer, product });
    expect(read).not.toHaveBeenCalled();
    const start = Date.now();
    const clock = jest.spyOn(Date, 'now');
    for (const hours of [0, 1, 12, 23]) {
      clock.mockReturnValue(start + hours * 60 * 60_000);
      await canonicalPath({ category: huda, product });
    }
    expect(read).toHaveBeenCalledTimes(39);
  });
});
