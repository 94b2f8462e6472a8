/** What a category is called in one language. */
export interface CategoryLabels {
  /** The breadcrumb's title, and the page's heading. */
  readonly title: string;
  /** The name on cards, previews and in search results, where it differs from the title. */
  readonly card?: string;
  /** The label in the header's menu, where it differs from the name on cards. */
  readonly menu?: string;
}
