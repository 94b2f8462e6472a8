import type { Category, Group } from './Category';
import { categories, groups } from './categories';

/** The shelves in a group's menu, in the owner's order, which may differ from the home page's. */
export function menuOf({ slug }: Group): Category[] {
  return categories
    .filter(({ group, menuPlace }) => group === slug && menuPlace !== undefined)
    .sort((one, other) => (one.menuPlace ?? 0) - (other.menuPlace ?? 0));
}

const inMenus = new Set(
  categories.flatMap(({ group, menuPlace }) => (menuPlace === undefined ? [] : group)),
);

/** The groups with a menu in the header. */
export const menuGroups: readonly Group[] = groups.filter(({ slug }) => inMenus.has(slug));

/** The groups without a menu; the end of each menu links to them. */
export const otherGroups: readonly Group[] = groups.filter(({ slug }) => !inMenus.has(slug));
