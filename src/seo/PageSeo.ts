import type { PreviewCard } from './preview/PreviewCard';

/** What a page tells search engines and link previews; `staticPage` asks for it, so no page is built without. */
export interface PageSeo {
  /** For the tab and the result of a search; without the shop's name, which is put behind it where there is room. */
  readonly title: string;
  /** 70 to 160 characters; previews show about the first 80. */
  readonly description: string;
  /** The page's one true path; the canonical address is made of it. */
  readonly path: string;
  /** What the link's picture shows. */
  readonly preview: PreviewCard;
}
