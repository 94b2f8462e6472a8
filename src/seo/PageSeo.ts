import type { Thing } from 'schema-dts';
import type { PreviewCard } from './preview/PreviewCard';

/** What a page tells search engines and link previews. Each page of the site has one (src/data/pages/pages.ts). */
export interface PageSeo {
  /** For previews: the content, without the shop's name. `tabTitle` makes the tab's of it. */
  readonly title: string;
  /** 70 to 160 characters; previews show about the first 80. */
  readonly description: string;
  /** The page's one true path; the canonical address is made of it. */
  readonly path: string;
  /** What the link's picture shows. */
  readonly preview: PreviewCard;
  /** What it costs, where it is about one thing with a price. */
  readonly price?: PagePrice;
  /** Its structured data: what kind of page it is and what stands on it. */
  readonly things: readonly Thing[];
}

/** A price as previews read it. */
export interface PagePrice {
  /** In rupees. */
  readonly amount: number;
  /** What it is called, and the amount in words. */
  readonly label: string;
  readonly text: string;
}
