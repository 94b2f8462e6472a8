import type { OtherLanguageCode } from '@/shop/LanguageCode';

/** What a shelf, a group of shelves, or goods without a page are called in one language. */
export interface RowTexts {
  /** The title in the breadcrumb and the page's heading; of a group, its name in running text. */
  readonly title: string;
  /** The name on cards, in previews and in search results, if it differs from the title. */
  readonly card?: string;
  /** The label in a menu, if it differs from the name on cards. */
  readonly menu?: string;
  /** One sentence about a shelf. */
  readonly sentence?: string;
  /** The heading of a group's section on the home page, if it differs from its title. */
  readonly heading?: string;
  /** The text of the link to that section, if it differs from its title. */
  readonly all?: string;
}

/** What the owner says of a shelf, a group of shelves, or goods that have no page. Never changes while the site runs. */
export interface ShelfRow extends RowTexts {
  readonly kind: 'shelf' | 'group' | 'unlisted';
  /** The path of a shelf's page without its leading slash; the name of a group, to which its shelves refer. */
  readonly slug: string;
  /** The collection of a shelf's products. */
  readonly collection?: string;
  /** The slug of the group of a shelf, or of goods without a page. */
  readonly group?: string;
  /** Its place in the menu of its group, from 1; absent for a shelf that is in no menu. */
  readonly menuPlace?: number;
  /** Its place among the shelves whose best price the home page shows first, from 1. */
  readonly homePlace?: number;
  /** A shelf of accessories: the home page's first row has at most one of them. */
  readonly isAccessory?: true;
  /** Former slugs of a shelf. What was at their addresses leads to it. */
  readonly was?: readonly string[];
  /** Other spellings of its address, which lead to it. */
  readonly spellings?: readonly string[];
  /** Other names that people search for. */
  readonly names?: readonly string[];
  /** The address of a shelf's picture. */
  readonly image?: string;
  /** Of a group: its shelves are brands. */
  readonly isBrands?: true;
  /** The drawing of a brand's mark: the path of an SVG of 48 by 48. */
  readonly mark?: string;
  readonly translations?: Partial<Record<OtherLanguageCode, Partial<RowTexts>>>;
}
