import { categoryIntros } from '@/words/categoryIntros';
import type { Category } from '../Category';
import type { CategorySlug } from '../categories';

const intros: Record<CategorySlug, string> = categoryIntros;

/** The sentence on what stands on a category's shelf. For the server: a page carries its own sentence only. */
export function introOf(category: Category): string {
  return intros[category.slug as CategorySlug];
}
