import sharp from 'sharp';
import { pictureLimits } from '@/pictures/pictureLimits';
import { inspectPicture } from '@/server/check/inspectPicture';
import { isPublicHost } from '@/server/preview/isPublicHost';

jest.mock('@/server/preview/isPublicHost', () => ({ isPublicHost: jest.fn(async () => true) }));

const hosted = 'https://pictures.example/a.jpg';
const realFetch = globalThis.fetch;
const fetched = jest.fn<ReturnType<typeof fetch>, Parameters<typeof fetch>>();

function drawn(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
}

beforeEach(() => {
  fetched.mockReset();
  globalThis.fetch = fetched;
});
afterAll(() => {
  globalThis.fetch = realFetch;
});

describe('inspectPicture', () => {
  it('looks at our own pictures without the network', async () => {
    expect(await inspectPicture('/pictures/products/Toner-1.webp')).toBeUndefined();
    expect(await inspectPicture('/pictures/products/Toner-99.webp')).toEqual({
      code: 'pictureMissing',
    });
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each([
    '/../package.json',
    '/pictures/../../package.json',
    '/%2e%2e/package.json',
    '/%E0%A4%A',
  ])('opens no file outside public/ for %s', async (address) => {
    expect(await inspectPicture(address)).toEqual({ code: 'pictureMissing' });
  });

  it.each([
    [302, 'pictureMoved'],
    [403, 'pictureMissing'],
    [404, 'pictureMissing'],
    [429, 'pictureUnreached'],
    [503, 'pictureUnreached'],
  ])('takes an answer of %d for %s, and follows nothing', async (status, code) => {
    fetched.mockResolvedValue(new Response('', { status }));
    expect(await inspectPicture(hosted)).toEqual({ code });
    expect(fetched).toHaveBeenCalledWith(hosted, expect.objectContaining({ redirect: 'manual' }));
  });

  it('says the size of a picture that is small, and nothing of a good one', async () => {
    fetched.mockResolvedValueOnce(new Response(new Uint8Array(await drawn(900, 200))));
    expect(await inspectPicture(hosted)).toEqual({ code: 'pictureSmall', made: '900 × 200' });
    fetched.mockResolvedValueOnce(new Response(new Uint8Array(await drawn(480, 600))));
    expect(await inspectPicture(hosted)).toBeUndefined();
  });

  it.each([
    ['a page', '<!doctype html><p>Sign in</p>'],
    ['nothing', ''],
    ['half a picture', '\u0089PNG'],
  ])('takes %s for no picture', async (_what, body) => {
    fetched.mockResolvedValue(new Response(body));
    expect(await inspectPicture(hosted)).toEqual({ code: 'pictureUnreadable' });
  });

  it('reads no more of an answer than a picture may have', async () => {
    const body = new Uint8Array(pictureLimits.bytes + 1);
    fetched.mockResolvedValue(new Response(body));
    expect(await inspectPicture(hosted)).toEqual({ code: 'pictureTooLarge' });
  });

  it('does not ask within the own network, and tells a dead one from a missing picture', async () => {
    jest.mocked(isPublicHost).mockResolvedValueOnce(false);
    expect(await inspectPicture('https://10.0.0.1/a.jpg')).toEqual({ code: 'pictureUnreached' });
    expect(fetched).not.toHaveBeenCalled();
    fetched.mockRejectedValue(new TypeError('fetch failed'));
    expect(await inspectPicture(hosted)).toEqual({ code: 'pictureUnreached' });
  });
});
