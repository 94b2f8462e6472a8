import { type Category, findCategory, groups } from './categories';
import { type GroupSlug, menus } from './registry';

/** The shelves in a group's menu, in their order. */
export function menuOf(group: GroupSlug): Category[] {
  return menus[group]?.map(findCategory) ?? [];
}

/** The groups with a menu in the header. */
export const menuGroups = groups.filter((group) => menus[group]);

/** The groups without a menu; the end of each menu links to them. */
export const otherGroups = groups.filter((group) => !menus[group]);
