import sharp from 'sharp';
import { shrinkPicture } from '../../../../scripts/pictures/shrinkPicture';
import { photo } from '../../../helpers/photo';

const noise = { create: { width: 60, height: 60, channels: 3, background: 'pink' } } as const;

/**
 * A photo in the format of iPhones, 64 by 48 pixels: red on the left, blue on the right, in the colours of the profile
 * Display P3, with EXIF data. Made once with libheif and x265, because nothing that we install can encode it.
 */
const heic = Buffer.from(
  `
AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAA9FtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAA
AA5waXRtAAAAAAACAAAAEGlkYXQAAAAAAEAAMAAAAExpbG9jAQAAAERAAAMAAQAAAAAAAAP1AAEAAAAAAAAAYQACAAEAAAAAAAAA
AQAAAAAAAAAIAAMAAAAAAAAEVgABAAAAAAAAABgAAABNaWluZgAAAAAAAwAAABVpbmZlAgAAAQABAABodmMxAAAAABVpbmZlAgAA
AAACAABncmlkAAAAABVpbmZlAgAAAQADAABFeGlmAAAAAsVpcHJwAAAComlwY28AAAB2aHZjQwEDcAAAAAAAAAAAAB7wAPz9+PgA
AA8DIAABABhAAQwB//8DcAAAAwCQAAADAAADAB66AkAhAAEAKkIBAQNwAAADAJAAAAMAAAMAHqAggQWW6uSmubgQEDAgAAADACAA
AAMAISIAAQAGRAHBc8CJAAAAFGlzcGUAAAAAAAAAQAAAAEAAAAAUaXNwZQAAAAAAAABAAAAAMAAAAexjb2xycHJvZgAAAeBsY21z
BCAAAG1udHJSR0IgWFlaIAfiAAMAFAAJAA4AHWFjc3BNU0ZUAAAAAHNhd3NjdHJsAAAAAAAAAAAAAAAAAAD21gABAAAAANMtaGFu
ZILiqHKLij/3JT65ku4k1q4AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACmRlc2MAAAD8AAAAJGNwcnQAAAEgAAAAInd0
cHQAAAFEAAAAFGNoYWQAAAFYAAAALHJYWVoAAAGEAAAAFGdYWVoAAAGYAAAAFGJYWVoAAAGsAAAAFHJUUkMAAAHAAAAAIGdUUkMA
AAHAAAAAIGJUUkMAAAHAAAAAIG1sdWMAAAAAAAAAAQAAAAxlblVTAAAACAAAABwAcwBQADMAQ21sdWMAAAAAAAAAAQAAAAxlblVT
AAAABgAAABwAQwBDADAAAFhZWiAAAAAAAAD21gABAAAAANMtc2YzMgAAAAAAAQxCAAAF3v//8yUAAAeTAAD9kP//+6H///5OAAAD
mgAAwBRYWVogAAAAAAAAg98AAD2/AAAAAFhZWiAAAAAAAABKvwAAsTcAAAq1WFlaIAAAAAAAACg4AAARCgAAyHhwYXJhAAAAAAAD
AAAAAmZpAADypwAADVkAABPQAAAKWwAAABBwaXhpAAAAAAMICAgAAAAbaXBtYQAAAAAAAAACAAECgQIAAgMDhIUAAAAoaXJlZgAA
AAAAAAAOZGltZwACAAEAAQAAAA5jZHNjAAMAAQACAAAAgW1kYXQAAABdKAGvE4D1J4E//+ClR/+61nh+Dw0xP/7zxiP6BrH/4vV3
bgMdiygMJ4lEU3iO7ljLFNYaUrPcCpWjq9JqvZNoUv4TaP/gI8J4HyBD3iexvjxR23q/Wu+qMpQuModuAAAABkV4aWYAAE1NACoA
AAAIAAAAAAAA
`,
  'base64',
);

function half(whole: Promise<Buffer>): () => Promise<Buffer> {
  return async () => (await whole).subarray(0, (await whole).length / 2);
}

function upTo(whole: Promise<Buffer>, end: number): () => Promise<Buffer> {
  return async () => (await whole).subarray(0, end);
}

/** Shrinks a picture that can be read. */
async function shrink(bytes: Uint8Array): Promise<Buffer> {
  const shrunk = await shrinkPicture(bytes);
  if (!shrunk) throw new Error('It could not be read.');
  return shrunk;
}

describe('shrinkPicture', () => {
  it('removes all metadata, such as location and camera', async () => {
    const taken = await photo();
    expect(taken.toString('latin1')).toContain('Phone of Berhampore');
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    const shrunk = await shrink(taken);
    const { exif, xmp, iptc } = await sharp(shrunk).metadata();
    expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
    expect(shrunk.toString('latin1')).not.toContain('Berhampore');
  });

  it.each([
    ['landscape', 1, [1600, 1200]],
    ['portrait by its EXIF orientation only', 6, [1200, 1600]],
  ])('shrinks a photo that is %s to at most 1,600 pixels', async (_what, orientation, size) => {
    const shrunk = await shrink(await photo({ orientation }));
    const { width, height, format } = await sharp(shrunk).metadata();
    expect([width, height, format]).toEqual([...size, 'jpeg']);
  });

  it('keeps the size of a small picture, and puts transparency on white', async () => {
    const drawn = sharp({ create: { width: 40, height: 30, channels: 4, background: '#0000' } });
    const shrunk = await shrink(await drawn.png().toBuffer());
    const { data, info } = await sharp(shrunk).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([40, 30]);
    expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);
  });

  it('converts a photo in the format of iPhones, without its metadata', async () => {
    expect(heic.toString('latin1')).toContain('Exif');
    const shrunk = await shrink(heic);
    const { data, info } = await sharp(shrunk).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([64, 48]);
    const [left = 0, right = 0] = [data.at(0), data.at(63 * 3 + 2)];
    // 200 in the profile of the phone is a stronger red in that of the web.
    expect([left > 210, right > 195]).toEqual([true, true]);
    expect([data.at(2), data.at(63 * 3)].every((weak = 255) => weak < 80)).toBe(true);
    expect((await sharp(shrunk).metadata()).exif).toBeUndefined();
  });

  it.each<[what: string, bytes: () => Promise<Buffer>]>([
    ['text', async () => Buffer.from('no picture')],
    ['nothing', async () => Buffer.alloc(0)],
    ['half a JPEG', half(photo())],
    ['a JPEG without its last bytes', upTo(photo(), -40)],
    ['half a PNG', half(sharp(noise).png().toBuffer())],
    ['half a WebP', half(sharp(noise).webp().toBuffer())],
    ['half a HEIC', half(Promise.resolve(heic))],
  ])('makes no picture of %s', async (_what, bytes) => {
    // libheif says it on the console, too.
    jest.spyOn(console, 'log').mockImplementation();
    expect(await shrinkPicture(await bytes())).toBeUndefined();
  });
});
