/** The part of libheif that we use. The package's own types, for another file, have `any`. */
declare module 'libheif-js/wasm-bundle' {
  interface Image {
    get_width(): number;
    get_height(): number;
    /** Fills `data`; calls with null when it is damaged. */
    display(
      into: { readonly data: Uint8ClampedArray; readonly width: number; readonly height: number },
      done: (shown: unknown) => void,
    ): void;
    free(): void;
  }

  const libheif: { readonly HeifDecoder: new () => { decode(bytes: Uint8Array): Image[] } };
  export default libheif;
}
