/** A page's texts for search engines and link previews, as its props carry them. */
export interface SeoProps {
  /** For previews: the content, without the shop's name. */
  readonly title: string;
  /** The same for the tab and search results, the shop's name behind it where there is room. */
  readonly tabTitle: string;
  readonly description: string;
  /** The page's one true path; the canonical address is made of it. */
  readonly path: string;
  /** The absolute address of the preview picture, and what it shows. */
  readonly image: string;
  readonly imageAlt: string;
}
