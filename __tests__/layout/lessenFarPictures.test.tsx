import { lessenFarPictures } from '@/layout/lessenFarPictures';
import { pictureSources, smallOffer } from '@/pictures/optimisedPicture';

/** A picture of the static HTML, so many pixels below the top of the window. */
function aPicture(name: string, top: number, loading = 'lazy'): HTMLImageElement {
  const { src, srcSet = '' } = pictureSources(`/pictures/${name}.webp`);
  const image = Object.assign(new Image(), { src, srcset: srcSet, alt: name, loading });
  image.getBoundingClientRect = () => new DOMRect(0, top, 300, 300);
  document.body.append(image);
  return image;
}

describe('lessenFarPictures', () => {
  it('makes those small that no browser has fetched yet, and leaves the others', () => {
    const near = aPicture('near', window.innerHeight + 2_400);
    const eager = aPicture('eager', 9_000, 'eager');
    const far = aPicture('far', 9_000);
    lessenFarPictures();
    expect(far).toHaveAttribute(
      'src',
      expect.stringContaining(pictureSources('/pictures/far.webp', smallOffer).src),
    );
    expect(far).not.toHaveAttribute('srcset');
    for (const picture of [near, eager]) expect(picture).toHaveAttribute('srcset');
  });

  it('leaves pictures on other hosts as they are', () => {
    const hosted = aPicture('hosted', 9_000);
    hosted.src = 'https://elsewhere.test/a.webp';
    lessenFarPictures();
    expect(hosted.src).toBe('https://elsewhere.test/a.webp');
  });
});
