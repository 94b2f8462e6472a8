import type { CategorySlug } from '../categories';

/** What tells a kept product from all others: its shelf and its id. No slug has a slash. */
export function keptKey({
  slug,
  id,
}: {
  readonly slug: CategorySlug;
  readonly id: string;
}): string {
  return `${slug}/${id}`;
}
