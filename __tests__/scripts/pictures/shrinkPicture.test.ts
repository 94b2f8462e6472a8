import { writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { shrinkPicture } from '../../../scripts/pictures/shrinkPicture';
import { emptyFolder } from '../../helpers/emptyFolder';
import { photo } from '../../helpers/photo';

const folder = emptyFolder();

function fileWith(bytes: Uint8Array): string {
  const file = path.join(folder, 'picture');
  writeFileSync(file, bytes);
  return file;
}

describe('shrinkPicture', () => {
  it('removes all metadata, such as location and camera', async () => {
    const taken = await photo();
    expect(taken.toString('latin1')).toContain('Phone of Berhampore');
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    const shrunk = await shrinkPicture(fileWith(taken));
    const { exif, xmp, iptc } = await sharp(shrunk).metadata();
    expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
    expect(shrunk.toString('latin1')).not.toContain('Berhampore');
  });

  it.each([
    ['landscape', 1, [1600, 1200]],
    ['portrait by its EXIF orientation only', 6, [1200, 1600]],
  ])('shrinks a photo that is %s to at most 1,600 pixels', async (_what, orientation, size) => {
    const shrunk = await shrinkPicture(fileWith(await photo({ orientation })));
    const { width, height, format } = await sharp(shrunk).metadata();
    expect([width, height, format]).toEqual([...size, 'jpeg']);
  });

  it('keeps the size of a small picture, and puts transparency on white', async () => {
    const drawn = sharp({ create: { width: 40, height: 30, channels: 4, background: '#0000' } });
    const shrunk = await shrinkPicture(fileWith(await drawn.png().toBuffer()));
    const { data, info } = await sharp(shrunk).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([40, 30]);
    expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);
  });

  it('rejects a file that is not a picture', async () => {
    await expect(shrinkPicture(fileWith(Buffer.from('no picture')))).rejects.toThrow();
  });
});
