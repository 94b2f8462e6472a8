import { searchListPath, searchPath } from '@/catalogue/addresses';
import type { Category } from '@/catalogue/Category';

/** The search with something typed in it: an address that can be shared. */
export function searchAddress(typed: string): string {
  return typed ? `${searchPath}?${new URLSearchParams({ q: typed })}` : searchPath;
}

/** Where a browser gets what the list leaves out of a category's products: whole ids and pictures. */
export function searchShelfPath({ slug }: Pick<Category, 'slug'>): string {
  return `${searchListPath}/${slug}`;
}
