import type { Category, Group } from './Category';
import { findCategory, groups } from './categories';
import { menus } from './registry';

/** The shelves in a group's menu, in their order. */
export function menuOf({ slug }: Group): Category[] {
  return menus[slug]?.map(findCategory) ?? [];
}

/** The groups with a menu in the header. */
export const menuGroups: readonly Group[] = groups.filter(({ slug }) => menus[slug]);

/** The groups without a menu; the end of each menu links to them. */
export const otherGroups: readonly Group[] = groups.filter(({ slug }) => !menus[slug]);
