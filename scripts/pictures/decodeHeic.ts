/** Red, green, blue and opacity, a byte each. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/**
 * Decodes an iPhone's photo (HEVC), upright. sharp can't: its libheif has no decoder for HEVC.
 * @throws Error when the file is damaged, or has more than `mostPixels` pixels.
 */
export async function decodeHeic(bytes: Uint8Array, mostPixels: number): Promise<Pixels> {
  // Two megabytes of WebAssembly, which most runs don't need.
  const { default: libheif } = await import('libheif-js/wasm-bundle');
  const [image] = new libheif.HeifDecoder().decode(bytes);
  if (!image) throw new Error('HEIC without a picture');
  const [width, height] = [image.get_width(), image.get_height()];
  if (width * height > mostPixels) throw new Error('too many pixels');
  const data = new Uint8ClampedArray(4 * width * height);
  const shown = await new Promise((done) => image.display({ data, width, height }, done));
  image.free();
  if (!shown) throw new Error('damaged HEIC');
  return { width, height, data };
}

/** Whether a file is a photo in HEVC, the format of iPhones, by the brands in its first box. */
export function isHeic(bytes: Buffer): boolean {
  const [, , , length = 0] = bytes;
  const box = bytes.toString('latin1', 4, length);
  return /^ftyp/.test(box) && /he(?:i[cmsx]|v[cmsx])/.test(box);
}
