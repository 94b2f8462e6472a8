import sharp from 'sharp';

/** The widest picture that a page asks for is 1,600 pixels wide. */
const LARGEST = 1600;

/** A phone's photo has 12 to 50 million pixels, its panoramas 100. */
const MOST_PIXELS = 120_000_000;

/**
 * Converts a picture for the site: upright, at most 1,600 pixels each way, on white, as JPEG, and without camera
 * metadata, above all without the place where it was taken.
 * @throws Error when it is no picture.
 */
export function shrinkPicture(file: string): Promise<Buffer> {
  return sharp(file, { limitInputPixels: MOST_PIXELS })
    .autoOrient()
    .resize({ width: LARGEST, height: LARGEST, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .jpeg({ quality: 82 })
    .toBuffer();
}
