import type { SlidePicture } from '@/catalogue/items';
import { linkedSlides } from '@/data/shelves/linkedSlides';
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
  const shelf = { version: 'v', readAt: 1, items: [{ id: 's', pictures }] };
  const linked = await linkedSlides(shelf);
  return { same: linked === shelf, version: linked.version, pictures: linked.items[0]?.pictures };
}

describe('linkedSlides', () => {
  it('links a picture to the product that has the same one, and leaves others without a link', async () => {
    primersAre(image);
    const { pictures, version } = await shown({ image }, { image: '/banner.webp', alt: 'Sale' });
    expect(pictures).toEqual([
      { image, link: '/Primer/rose-base-p' },
      { image: '/banner.webp', alt: 'Sale' },
    ]);
    expect(version).not.toBe('v');
  });

  it('keeps a link that the owner typed, and then reads no shelf', async () => {
    const read = primersAre(image);
    const { same } = await shown({ image, link: '/Foundation' });
    expect(same).toBe(true);
    expect(read).not.toHaveBeenCalled();
  });

  it('changes the version when a link changes', async () => {
    primersAre(image);
    const before = await shown({ image });
    resetCaches();
    primersAre('/pictures/other.webp');
    const after = await shown({ image });
    expect(after.pictures).toEqual([{ image }]);
    expect(after.version).not.toBe(before.version);
  });
});
