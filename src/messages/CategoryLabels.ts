/** The names of a category in one language. */
export interface CategoryLabels {
  /** For breadcrumb and heading. */
  readonly title: string;
  /** On cards, in previews and in search results, if it differs from the title. */
  readonly card?: string;
  /** In the header's menu, if it differs from `card`. */
  readonly menu?: string;
}

/** A category's name on cards, in previews and in search results. */
export function categoryName({ card, title }: CategoryLabels): string {
  return card || title;
}

/** A category's name in the header's menu. */
export function menuLabel(labels: CategoryLabels): string {
  return labels.menu || categoryName(labels);
}
