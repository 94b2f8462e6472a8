import { allowedAddress } from '@/data/normalise/allowedAddress';
import { normalise } from '@/data/normalise/normaliseShelf';
import { shop } from '@/shop/shop';

const still = 'https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg';
const elsewhere = 'https://pictures.example.net/rose.jpg';

/** Restricts pictures to the configured hosts for the rest of a test. */
function configuredHostsOnly(): void {
  Object.assign(shop, { pictureHostsOnly: true });
}
afterEach(() => {
  Object.assign(shop, { pictureHostsOnly: undefined });
});

describe('allowedAddress', () => {
  it.each([still, elsewhere, '/pictures/rose.webp', undefined])('allows %s', (address) => {
    expect(allowedAddress(address)).toBe(address);
  });

  it.each([
    [still, still],
    ['/pictures/rose.webp', '/pictures/rose.webp'],
    [elsewhere, undefined],
    ['https://i.ytimg.com/elsewhere.jpg', undefined],
    [undefined, undefined],
  ])('turns %s into %s when only configured hosts are allowed', (address, shown) => {
    configuredHostsOnly();
    expect(allowedAddress(address)).toBe(shown);
  });

  it('leaves out photos and clips of other hosts, and keeps a video whose still is on one', () => {
    configuredHostsOnly();
    const fields = { Vedioyoutube: 'https://youtu.be/dQw4w9WgXcQ', img: elsewhere };
    const photo = normalise('photo', { id: '1', fields: { title: 'Door', img: elsewhere } });
    expect(photo.item).toBeUndefined();
    expect(photo.diagnostics).toContainEqual({
      code: 'foreignHost',
      field: 'img',
      found: elsewhere,
    });
    expect(normalise('video', { id: '1', fields }).item?.poster).toBe(still);
    const clip = { Vedioyoutube: 'https://clips.example.net/a.mp4' };
    expect(normalise('video', { id: '2', fields: clip }).item).toBeUndefined();
  });
});
