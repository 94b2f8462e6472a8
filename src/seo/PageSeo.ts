import type { Thing } from 'schema-dts';
import type { ShelvedProduct } from '@/catalogue/ShelvedProduct';
import type { PreviewCard } from './PreviewCard';

/** What a page tells search engines and link previews. Each page that is indexed or shared has one (`seoOfPage`). */
export interface PageSeo {
  /** Without the shop's name, which the tab's title adds (`Seo`). */
  readonly title: string;
  /** 70 to 160 characters; previews show about the first 80. */
  readonly description: string;
  /** The path of the canonical address, in the page's language. */
  readonly path: string;
  readonly preview: PreviewCard;
  /** What the page sells: its picture to post shows the first of these that are for sale. */
  readonly goods?: readonly ShelvedProduct[];
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
