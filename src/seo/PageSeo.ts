import type { Thing } from 'schema-dts';
import type { PreviewCard } from './preview/PreviewCard';

/** What a page tells search engines and link previews. Each page of the site has one (src/server/pages.ts). */
export interface PageSeo {
  /** For previews: the content, without the shop's name. `tabTitle` makes the tab's of it. */
  readonly title: string;
  /** 70 to 160 characters; previews show about the first 80. */
  readonly description: string;
  /** The page's one true path; the canonical address is made of it. */
  readonly path: string;
  /** What the link's picture shows. */
  readonly preview: PreviewCard;
  /** Its structured data: what kind of page it is and what stands on it. */
  readonly things: readonly Thing[];
}
