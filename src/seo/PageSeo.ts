import type { Thing } from 'schema-dts';
import type { PreviewCard } from './preview/PreviewCard';

/** What a page tells search engines and link previews. Each listed or shared page has one (`seoOfPage`). */
export interface PageSeo {
  /** For previews, without the shop's name; `tabTitle` adds it. */
  readonly title: string;
  /** 70 to 160 characters; previews show about the first 80. */
  readonly description: string;
  /** The only correct path, in the page's language; the canonical address is made of it. */
  readonly path: string;
  readonly preview: PreviewCard;
  /** The price, if the page is about one product that has one. */
  readonly price?: PagePrice;
  /** Structured data: the page's type and content. */
  readonly things: readonly Thing[];
}

interface PagePrice {
  /** In rupees. */
  readonly amount: number;
  readonly label: string;
  readonly text: string;
}
