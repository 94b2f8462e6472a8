import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { OWN_PICTURES, pictureLimits } from '@/pictures/pictureLimits';

const folder = path.join('public', OWN_PICTURES);
const pictures = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(webp|jpg|png|avif)$/.test(file))
  .map((file) => path.join(folder, file));

describe('our own pictures', () => {
  it('are found', () => {
    expect(pictures.length).toBeGreaterThan(200);
  });

  it('are within the byte limit of the optimiser, which never answers for a larger file of our own (next 16.4.5)', () => {
    const tooLarge = pictures.filter((file) => statSync(file).size > pictureLimits.bytes);
    expect(tooLarge).toEqual([]);
  });

  it('have no more pixels than the optimiser decodes', async () => {
    const sizes = await Promise.all(
      pictures.map(async (file) => ({ file, ...(await sharp(file).metadata()) })),
    );
    const tooMany = sizes.filter(({ width, height }) => width * height > pictureLimits.pixels);
    expect(tooMany.map(({ file }) => file)).toEqual([]);
  });
});
