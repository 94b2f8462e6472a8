import sharp, { type Sharp } from 'sharp';
import { decodeInTurn } from '@/server/door/decodeInTurn';
import { deferred } from '../../helpers/deferred';

const { prototype } = sharp as unknown as { prototype: Sharp };
const { toBuffer } = prototype;
afterEach(() => {
  prototype.toBuffer = toBuffer;
});

function aPicture(): Sharp {
  return sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } }).png();
}

describe('decodeInTurn', () => {
  it('lets two pictures be unpacked at once', async () => {
    const slow = deferred<void>();
    let begun = 0;
    prototype.toBuffer = (async () => {
      begun += 1;
      await slow.promise;
    }) as unknown as Sharp['toBuffer'];
    decodeInTurn();
    const pictures = Array.from({ length: 6 }, () => aPicture().toBuffer());
    await new Promise(setImmediate);
    expect(begun).toBe(2);
    slow.resolve();
    await Promise.all(pictures);
    expect(begun).toBe(6);
  });

  it('gives what sharp gives, and its failures', async () => {
    decodeInTurn();
    const { data, info } = await aPicture().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ format: 'png', width: 9, height: 9 });
    expect((await aPicture().toBuffer()).equals(data)).toBe(true);
    await expect(sharp(Buffer.from('no picture')).toBuffer()).rejects.toThrow('unsupported');
  });
});
