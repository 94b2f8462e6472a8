import type { SlidePicture } from '@/catalogue/items';
import { withProductLinks } from '@/data/shelves/withProductLinks';
import { rawDocument } from '../../helpers/rawDocument';
import { resetCaches } from '../../helpers/resetCaches';
import { sourceInUse } from '../../helpers/sourceInUse';

const image = '/pictures/rose.webp';

beforeEach(resetCaches);

function primersAre(img: string) {
  return sourceInUse('demo').mockImplementation(async (collection) =>
    collection === 'MAKEUP-Primer' ? [rawDocument({ title: 'Rose Base', img }, 'p')] : [],
  );
}

async function shown(...pictures: SlidePicture[]) {
  const [linked] = await withProductLinks([{ id: 's', pictures }]);
  return linked?.pictures;
}

describe('withProductLinks', () => {
  it('links a picture to the product that has the same one, and leaves others without a link', async () => {
    primersAre(image);
    expect(await shown({ image }, { image: '/banner.webp', alt: 'Sale' })).toEqual([
      { image, link: '/Primer/rose-base-p' },
      { image: '/banner.webp', alt: 'Sale' },
    ]);
  });

  it('keeps a link that the owner typed, and then reads no shelf', async () => {
    const read = primersAre(image);
    const picture = { image, link: '/Foundation' };
    expect(await shown(picture)).toEqual([picture]);
    expect(read).not.toHaveBeenCalled();
  });
});
