/** What a category is called in one language. */
export interface CategoryLabels {
  /** The breadcrumb's title, and the page's heading. */
  readonly title: string;
  /** The name on cards, previews and in search results, where it differs from the title. */
  readonly card?: string;
  /** The label in the header's menu, where it differs from the name on cards. */
  readonly menu?: string;
}

/** A category's name where it stands on its own: on cards, in previews and search results. Never empty while the title isn't. */
export function categoryName({ card, title }: CategoryLabels): string {
  return card || title;
}

/** A category's name in the header's menu. Never empty while the title isn't. */
export function menuLabel(labels: CategoryLabels): string {
  return labels.menu || categoryName(labels);
}
