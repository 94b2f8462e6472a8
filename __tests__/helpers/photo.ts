import sharp from 'sharp';

interface Shot {
  readonly width?: number;
  readonly height?: number;
  /** In EXIF numbering; 6 is a phone held upright. */
  readonly orientation?: number;
  readonly colour?: string;
}

/** A photo as a phone takes it, with the location in its EXIF data. */
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
