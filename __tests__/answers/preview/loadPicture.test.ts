import { readFileSync } from 'node:fs';
import { fetchHostedPicture } from '@/answers/preview/fetchHostedPicture';
import { loadPicture } from '@/answers/preview/loadPicture';

jest.mock('@/answers/preview/fetchHostedPicture');
jest.mock('@/shop/shop', () => ({
  shop: { pictureHosts: ['pictures.example/', 'shared.example/ours/'] },
}));

const hosted = 'https://pictures.example/a.jpg';
const fetched = jest.mocked(fetchHostedPicture);

beforeEach(() => {
  fetched.mockReset();
});

describe('loadPicture for our own pictures', () => {
  it.each(['', '?v=2', '#new?v=2', '?', '?at=a\nb', '?v=100%'])(
    'reads public/, whatever follows the path: %j',
    async (rest) => {
      const expected = readFileSync('public/pictures/products/Foundation-1.webp');
      const got = await loadPicture(`/pictures/products/Found%61tion-1.webp${rest}`);
      expect(got?.equals(expected)).toBe(true);
      expect(fetched).not.toHaveBeenCalled();
    },
  );

  it.each([
    '/../package.json',
    '/pictures/%2e%2e/%2e%2e/package.json?v=2',
    '/..%2fpackage.json',
    '/%E0%A4%A',
    '/pictures/a%00.webp',
    '/pictures/products/there-is-none.webp',
    '//pictures.example/a.jpg',
    '/pictures',
  ])('gives nothing for %s', async (address) => {
    await expect(loadPicture(address)).resolves.toBeUndefined();
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe('loadPicture for hosted pictures', () => {
  it('fetches from a configured host with a time limit of at most ten seconds', async () => {
    fetched.mockResolvedValue({ status: 200, type: '', bytes: Buffer.from('picture') });
    expect(String(await loadPicture(hosted))).toBe('picture');
    const [address, deadlineMs] = fetched.mock.calls[0] ?? [];
    expect(address).toBe(hosted);
    expect(deadlineMs).toBeLessThanOrEqual(10_000);
  });

  it.each([
    'http://pictures.example/a.jpg',
    'https://elsewhere.example/a.jpg',
    'https://pictures.example.elsewhere.example/a.jpg',
    'https://pictures.example@elsewhere.example/a.jpg',
    'https://pictures.example:8443/a.jpg',
    'https://shared.example/ours/../theirs/a.jpg',
    'file:///etc/passwd',
  ])('does not fetch %j', async (address) => {
    await expect(loadPicture(address)).resolves.toBeUndefined();
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each([302, 404, 500])('gives nothing for a response of %d', async (status) => {
    fetched.mockResolvedValue({ status, type: '', bytes: Buffer.from('no') });
    await expect(loadPicture(hosted)).resolves.toBeUndefined();
  });

  it('gives nothing for a picture that is too large or a host that cannot be reached', async () => {
    fetched.mockResolvedValueOnce({ status: 200, type: '', bytes: undefined });
    await expect(loadPicture(hosted)).resolves.toBeUndefined();
    fetched.mockRejectedValueOnce(new Error('not reached'));
    await expect(loadPicture(hosted)).resolves.toBeUndefined();
  });
});
