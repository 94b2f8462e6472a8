/** The names of a category in one language. */
export interface CategoryLabels {
  /** The title in the breadcrumb, and the page's heading. */
  readonly title: string;
  /** The name on cards, in previews and in search results, if it differs from the title. */
  readonly card?: string;
  /** The label in the header's menu, if it differs from the name on cards. */
  readonly menu?: string;
  /** The language of names that stand in for missing ones: for the `lang` of the element that shows them. */
  readonly lang?: 'en';
}

/** A category's name on cards, in previews and in search results. Never empty unless the title is. */
export function categoryName({ card, title }: CategoryLabels): string {
  return card || title;
}

/** A category's name in the header's menu. Never empty unless the title is. */
export function menuLabel(labels: CategoryLabels): string {
  return labels.menu || categoryName(labels);
}
