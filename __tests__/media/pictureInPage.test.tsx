import { pictureInPage } from '@/media/pictureInPage';
import { pictureAddress } from '@/pictures/optimisedPicture';

const PICTURE = '/pictures/products/blush-1.webp';

/** Adds the picture to the page as `Picture` does; the browser has loaded it in this width, if any. */
function add({ loaded }: { readonly loaded?: 320 | 720 }): void {
  const image = document.createElement('img');
  image.setAttribute('src', pictureAddress(PICTURE, 720));
  Object.defineProperty(image, 'complete', { value: loaded !== undefined });
  Object.defineProperty(image, 'currentSrc', { value: pictureAddress(PICTURE, loaded ?? 1080) });
  document.body.append(image);
}

beforeEach(() => document.body.replaceChildren());

describe('pictureInPage', () => {
  it('is the picture at the size that the page has loaded last', () => {
    add({ loaded: 320 });
    add({ loaded: 720 });
    add({});
    expect(pictureInPage(PICTURE)).toBe(pictureAddress(PICTURE, 720));
  });

  it('is a small picture when the page has loaded none', () => {
    add({});
    expect(pictureInPage(PICTURE)).toBe(pictureAddress(PICTURE, 360));
  });
});
