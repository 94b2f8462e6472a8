import { canonicalPicture } from '@/pictures/canonicalPicture';
import fc from '../helpers/fastCheck';

const bucket = 'https://firebasestorage.googleapis.com/v0/b/test-shop.appspot.com/o';
const still = 'https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg';

describe('canonicalPicture', () => {
  it.each([
    ['/pictures/products/rose-1.webp', '/pictures/products/rose-1.webp'],
    ['/pictures/%72ose.webp', '/pictures/rose.webp'],
    ['/pictures/my rose.webp', '/pictures/my%20rose.webp'],
    ['/pictures/গোলাপ.webp', `/pictures/${encodeURIComponent('গোলাপ')}.webp`],
    [
      `/pictures/${encodeURIComponent('গোলাপ').toLowerCase()}.webp`,
      '/pictures/%E0%A6%97%E0%A7%8B%E0%A6%B2%E0%A6%BE%E0%A6%AA.webp',
    ],
    [still, still],
    ['https://I.YTIMG.com:443/vi/a/../dQw4w9WgXcQ/hqdefault.jpg', still],
    [`${bucket}/shelf%2frose%20(1).jpg?alt=media`, `${bucket}/shelf%2Frose%20(1).jpg?alt=media`],
    [`${bucket}/rose.jpg?token=a-1&alt=media`, `${bucket}/rose.jpg?alt=media&token=a-1`],
  ])('normalises %s', (src, canonical) => {
    expect(canonicalPicture(src)).toBe(canonical);
  });

  it.each([
    ...['/pictures/a.webp#1', '/pictures/a.webp?', '/pictures/a.webp?v=2', '/pictures//a.webp'],
    ...['/pictures/./a.webp', '/pictures/../icon.svg', '/pictures/%2e%2e/icon.svg', '/pictures/'],
    ...[
      '/pictures/a%2Fb.webp',
      '/pictures/a%5Cb.webp',
      '/pictures/%2572ose.webp',
      '/pictures/a%0A.webp',
      '/pictures/a%00.webp',
    ],
    ...['/pictures/%zz', '/pictures/%E0%A4%A', '/photos/a.webp', '//i.ytimg.com/vi/a/b.jpg', ''],
    ...[`${still}#1`, `${still}?`.concat('v=1'), `${still.replace('/vi', '/other')}`, 'nothing'],
    ...[still.replace('https', 'http'), still.replace('.com', '.com:8443')],
    ...[still.replace('hq', 'h+q')],
    ...[`${bucket}/a.jpg`, `${bucket}/a.jpg?alt=json`, `${bucket}/a.jpg?alt=media&x=1`],
    ...[`${bucket}/a.jpg?alt=media&token=a%20b`, `${bucket}/../../other/o/a.jpg?alt=media`],
    `${bucket.replace('test-shop', 'other')}/a.jpg?alt=media`,
    `/pictures/${'a'.repeat(2_000)}.webp`,
  ])('returns undefined for %j', (src) => {
    expect(canonicalPicture(src)).toBeUndefined();
  });

  it('is idempotent', () => {
    const name = fc.oneof(fc.string({ unit: 'binary' }), fc.webPath(), fc.constant('%2e'));
    const start = fc.constantFrom('/pictures/', `${bucket}/`, 'https://i.ytimg.com/vi/');
    const end = fc.constantFrom('', '?alt=media', '?alt=media&token=1');
    fc.assert(
      fc.property(start, name, end, (...parts) => {
        const canonical = canonicalPicture(parts.join(''));
        fc.pre(canonical !== undefined);
        expect(canonicalPicture(canonical ?? '')).toBe(canonical);
      }),
    );
  });
});
