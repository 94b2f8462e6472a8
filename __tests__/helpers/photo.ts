import sharp from 'sharp';

interface Shot {
  readonly width?: number;
  readonly height?: number;
  /** As EXIF numbers it; 6 is a phone held upright. */
  readonly orientation?: number;
  readonly colour?: string;
}

/** A photo as a phone takes it: with the place where it was taken in it. */
export function photo({
  width = 2400,
  height = 1800,
  orientation = 1,
  colour = 'pink',
}: Shot = {}) {
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .withExif({ IFD0: { Make: 'Phone of Berhampore' }, IFD3: { GPSLatitude: '24/1 6/1 0/1' } })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();
}
