/** The part of libheif that we use. The package's own types, for another file, have `any`. */
declare module 'libheif-js/wasm-bundle' {
  type Constant = { readonly value: number };

  interface Decoded {
    readonly code?: Constant;
    readonly channels?: readonly {
      readonly width: number;
      readonly height: number;
      /** In bytes; may be more than a row's pixels. */
      readonly stride: number;
      readonly data: Uint8Array;
    }[];
    readonly image?: number;
  }

  const libheif: {
    heif_context_alloc(): number;
    heif_context_free(context: number): void;
    heif_context_read_from_memory(context: number, bytes: Uint8Array): { readonly code: Constant };
    /** Has a `code` when there is no picture. */
    heif_js_context_get_primary_image_handle(context: number): object;
    heif_image_handle_get_width(handle: object): number;
    heif_image_handle_get_height(handle: object): number;
    heif_js_decode_image2(handle: object, colours: Constant, layout: Constant): Decoded;
    heif_image_release(image: number): void;
    heif_image_handle_release(handle: object): void;
    readonly heif_error_code: { readonly heif_error_Ok: Constant };
    readonly heif_colorspace: { readonly heif_colorspace_RGB: Constant };
    readonly heif_chroma: { readonly heif_chroma_interleaved_RGBA: Constant };
  };
  export default libheif;
}
