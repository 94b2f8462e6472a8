import type { Category } from '@/catalogue/Category';
import type { CategorySlug } from '@/catalogue/categories';
import { categoryIntros } from '@/words/categoryIntros';

const intros: Record<CategorySlug, string> = categoryIntros;

/** The sentence on what stands on a category's shelf. For the server: a page carries its own sentence only. */
export function introOf(category: Category): string {
  return intros[category.slug as CategorySlug];
}
