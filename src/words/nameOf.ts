import type { CategoryLabels } from './CategoryLabels';

/** A category's name where it stands on its own: on cards, in previews and search results. Never empty while the title isn't. */
export function nameOf({ card, title }: CategoryLabels): string {
  return card || title;
}
