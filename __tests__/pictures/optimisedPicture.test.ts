import { pictureSources } from '@/pictures/optimisedPicture';

const bucket = 'https://firebasestorage.googleapis.com/v0/b/test-shop.appspot.com/o';
const firebase = `${bucket}/rose%20red.jpg?alt=media&token=1`;

describe('pictureSources', () => {
  it.each([
    ['an own path', '/pictures/rose.webp'],
    ['a configured host, its query included', firebase],
    ['a still of YouTube', 'https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg'],
  ])('offers every width of %s through the optimiser', (_what, address) => {
    const { src, srcSet = '' } = pictureSources(address);
    const offered = srcSet.split(', ').map((source) => source.split(' '));
    expect(offered.map(([, width]) => width)).toEqual(
      [180, 320, 360, 540, 720, 1080, 1600].map((width) => `${width}w`),
    );
    for (const [source = '', width = ''] of [...offered, [src, '720w']]) {
      const { pathname, searchParams } = new URL(source, 'http://localhost');
      expect(pathname).toBe('/_next/image');
      expect(searchParams.get('url')).toBe(address);
      expect(`${searchParams.get('w')}w`).toBe(width);
      expect(searchParams.get('q')).toBe('80');
    }
  });

  it('offers the widths that it is given', () => {
    const { srcSet } = pictureSources('/pictures/rose.webp', [180, 360]);
    expect(srcSet).toMatch(/^[^ ]+&w=180&q=80 180w, [^ ]+&w=360&q=80 360w$/);
  });

  it('offers no choice of a single width', () => {
    expect(pictureSources('/pictures/rose.webp', [360])).toEqual({
      src: '/_next/image?url=%2Fpictures%2Frose.webp&w=360&q=80',
    });
  });

  it.each([
    ['an own path with a query', '/pictures/rose.webp?v=2'],
    ['an own path of another folder', '/photos/rose.webp'],
    ['a host that is not configured', 'https://pictures.example.net/rose.jpg'],
    ['a host that only begins like a configured one', 'https://i.ytimg.com.example.net/rose.jpg'],
    ["another project's bucket", `${bucket.replace('test', 'other')}/rose.jpg?alt=media`],
    ['a subdomain of a configured host', 'https://pictures.i.ytimg.com/rose.jpg'],
  ])('leaves %s as it is', (_what, address) => {
    expect(pictureSources(address)).toEqual({ src: address });
  });
});
