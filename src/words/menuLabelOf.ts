import type { CategoryLabels } from './CategoryLabels';
import { nameOf } from './nameOf';

/** A category's name in the header's menu. Never empty while the title isn't. */
export function menuLabelOf(labels: CategoryLabels): string {
  return labels.menu || nameOf(labels);
}
