import { shop } from '@/shop/shop';
import { normalise } from '../../helpers/normalise';

const still = 'https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg';

const elsewhere = 'https://pictures.example.net/rose.jpg';

const photo = (img: string) => normalise('photo', { id: '1', fields: { title: 'Door', img } });

/** Restricts pictures to the configured hosts for the rest of a test. */
function configuredHostsOnly(): void {
  Object.assign(shop, { pictureHostsOnly: true });
}

describe('the hosts of pictures', () => {
  afterEach(() => {
    Object.assign(shop, { pictureHostsOnly: undefined });
  });

  it.each([
    [still, still],
    ['/pictures/rose.webp', '/pictures/rose.webp'],
    [elsewhere, undefined],
    ['https://i.ytimg.com/elsewhere.jpg', undefined],
  ])('of a picture at %s shows %s when only configured hosts are allowed', (img, shown) => {
    expect(photo(img).item?.image).toBe(img);
    configuredHostsOnly();
    expect(photo(img).item?.image).toBe(shown);
  });

  it('leaves out photos and clips of other hosts, and keeps a video whose still is on one', () => {
    configuredHostsOnly();
    const fields = { Vedioyoutube: 'https://youtu.be/dQw4w9WgXcQ', img: elsewhere };
    expect(photo(elsewhere).diagnostics).toContainEqual({
      code: 'foreignHost',
      field: 'img',
      typed: elsewhere,
    });
    expect(normalise('video', { id: '1', fields }).item?.poster).toBe(still);
    const clip = { Vedioyoutube: 'https://clips.example.net/a.mp4' };
    expect(normalise('video', { id: '2', fields: clip }).item).toBeUndefined();
  });
});
