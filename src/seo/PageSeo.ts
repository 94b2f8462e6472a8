import type { Thing } from 'schema-dts';
import type { PreviewCard } from './preview/PreviewCard';

/** What a page tells search engines and link previews. Every page that is listed or shared has one (`seoOfPage`). */
export interface PageSeo {
  /** The title for previews, without the shop's name. `tabTitle` derives the tab's title from it. */
  readonly title: string;
  /** 70 to 160 characters; previews show about the first 80. */
  readonly description: string;
  /** The page's only correct path, in its language; the canonical address is made from it. */
  readonly path: string;
  /** The content of the preview picture. */
  readonly preview: PreviewCard;
  /** The price, if the page is about one product that has one. */
  readonly price?: PagePrice;
  /** Structured data: the type of the page and its content. */
  readonly things: readonly Thing[];
}

/** A price as link previews show it. */
interface PagePrice {
  /** In rupees. */
  readonly amount: number;
  /** The word for the price, and the amount as text. */
  readonly label: string;
  readonly text: string;
}
