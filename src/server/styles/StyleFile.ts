/** All styles that pages of one kind want, as a file of the build. */
export interface StyleFile {
  /** `3f9ac1d20b7e.css`: another one when a style changes. */
  readonly name: string;
  /** Where browsers find it. */
  readonly address: string;
  readonly text: string;
  /** The rules of components in it, as styled-components writes them. */
  readonly rules: ReadonlySet<string>;
}
