/** Red, green, blue and opacity, a byte each. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

/**
 * Decodes an iPhone's photo (HEVC), upright. sharp can't: its libheif has no decoder for HEVC.
 * @throws Error when the file is damaged, or has more than `mostPixels` pixels.
 */
export async function decodeHeic(bytes: Uint8Array, mostPixels: number): Promise<Pixels> {
  // Two megabytes of WebAssembly, which most imports don't need.
  const { default: libheif } = await import('libheif-js/wasm-bundle');
  const context = libheif.heif_context_alloc();
  try {
    const { code } = libheif.heif_context_read_from_memory(context, bytes);
    if (code !== libheif.heif_error_code.heif_error_Ok) throw new Error('incomplete HEIC');
    const handle = libheif.heif_js_context_get_primary_image_handle(context);
    if ('code' in handle) throw new Error('HEIC without a picture');
    const width = libheif.heif_image_handle_get_width(handle);
    if (width * libheif.heif_image_handle_get_height(handle) > mostPixels)
      throw new Error('too many pixels');
    const { channels, image } = libheif.heif_js_decode_image2(
      handle,
      libheif.heif_colorspace.heif_colorspace_RGB,
      libheif.heif_chroma.heif_chroma_interleaved_RGBA,
    );
    const [pixels] = channels ?? [];
    if (!pixels || image === undefined) throw new Error('damaged HEIC');
    const packed = packRows(pixels);
    libheif.heif_image_release(image);
    libheif.heif_image_handle_release(handle);
    return packed;
  } finally {
    libheif.heif_context_free(context);
  }
}

function packRows({
  width,
  height,
  stride,
  data,
}: {
  readonly width: number;
  readonly height: number;
  readonly stride: number;
  readonly data: Uint8Array;
}): Pixels {
  const rows = Array.from({ length: height }, (_, row) =>
    data.subarray(row * stride, row * stride + 4 * width),
  );
  return { width, height, data: Buffer.concat(rows) };
}

/** Whether a file is a photo in HEVC, the format of iPhones, by the brands in its first box. */
export function isHeic(bytes: Buffer): boolean {
  const [, , , length = 0] = bytes;
  const box = bytes.toString('latin1', 4, length);
  return /^ftyp/.test(box) && /he(?:i[cmsx]|v[cmsx])/.test(box);
}
