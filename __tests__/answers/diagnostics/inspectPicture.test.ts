import sharp from 'sharp';
import { inspectPicture } from '@/answers/diagnostics/inspectPicture';
import { fetchHostedPicture } from '@/answers/preview/fetchHostedPicture';
import { heic } from '../../helpers/heic';

jest.mock('@/answers/preview/fetchHostedPicture');

const hosted = 'https://pictures.example/a.jpg';
const fetched = jest.mocked(fetchHostedPicture);

function drawn(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
}

beforeEach(() => {
  fetched.mockReset();
});

describe('inspectPicture', () => {
  it('reads our own pictures from disk, without the network', async () => {
    expect(await inspectPicture('/pictures/products/Toner-1.webp')).toBeUndefined();
    expect(await inspectPicture('/pictures/products/Toner-1.webp?v=2#a')).toBeUndefined();
    expect(await inspectPicture('/pictures/products/Toner-99.webp')).toEqual({
      code: 'pictureMissing',
    });
    expect(fetched).not.toHaveBeenCalled();
  });

  it('reports a path that leads out of public/ as a missing picture', async () => {
    expect(await inspectPicture('/../package.json')).toEqual({ code: 'pictureMissing' });
  });

  it.each([
    [302, 'pictureMoved'],
    [403, 'pictureMissing'],
    [404, 'pictureMissing'],
    [429, 'pictureUnreached'],
    [503, 'pictureUnreached'],
  ])('reports a response of %d as %s', async (status, code) => {
    fetched.mockResolvedValue({ status, bytes: Buffer.from('') });
    expect(await inspectPicture(hosted)).toEqual({ code });
  });

  it('gives the size of a small picture, and reports nothing for a good one', async () => {
    fetched.mockResolvedValueOnce({ status: 200, bytes: await drawn(900, 200) });
    expect(await inspectPicture(hosted)).toEqual({ code: 'pictureSmall', made: '900 × 200' });
    fetched.mockResolvedValueOnce({ status: 200, bytes: await drawn(480, 600) });
    expect(await inspectPicture(hosted)).toBeUndefined();
  });

  it.each(['jpeg', 'png', 'webp', 'gif', 'avif', 'svg'] as const)('accepts %s', async (format) => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480"/>';
    const bytes =
      format === 'svg'
        ? Buffer.from(svg)
        : await sharp(await drawn(480, 480))
            .toFormat(format)
            .toBuffer();
    fetched.mockResolvedValue({ status: 200, bytes });
    expect(await inspectPicture(hosted)).toBeUndefined();
  });

  it('reports pictures that browsers do not show as unreadable: HEIC, TIFF', async () => {
    const tiff = await sharp(await drawn(480, 480))
      .tiff()
      .toBuffer();
    for (const bytes of [heic, tiff]) {
      fetched.mockResolvedValue({ status: 200, bytes });
      expect(await inspectPicture(hosted)).toEqual({ code: 'pictureUnreadable' });
    }
  });

  it.each([
    ['a page', '<!doctype html><p>Sign in</p>'],
    ['nothing', ''],
    ['half a picture', '\u0089PNG'],
  ])('reports %s as an unreadable picture', async (_what, body) => {
    fetched.mockResolvedValue({ status: 200, bytes: Buffer.from(body) });
    expect(await inspectPicture(hosted)).toEqual({ code: 'pictureUnreadable' });
  });

  it('distinguishes a picture that is too large from one that cannot be reached', async () => {
    fetched.mockResolvedValueOnce({ status: 200, bytes: undefined });
    expect(await inspectPicture(hosted)).toEqual({ code: 'pictureTooLarge' });
    fetched.mockRejectedValueOnce(new Error('not reached'));
    expect(await inspectPicture(hosted)).toEqual({ code: 'pictureUnreached' });
  });
});
