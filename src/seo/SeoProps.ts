/** A page's texts for search engines and link previews, as its props carry them. */
export interface SeoProps {
  /** Without the shop's name, which is put behind it where there is room. */
  readonly title: string;
  readonly description: string;
  /** The page's one true path; the canonical address is made of it. */
  readonly path: string;
  /** The absolute address of the preview picture, and what it shows. */
  readonly image: string;
  readonly imageAlt: string;
}
