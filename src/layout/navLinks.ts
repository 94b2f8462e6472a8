import { type HomeSection, homeSectionPath, type paths } from '@/catalogue/addresses';
import type { menus } from '@/catalogue/menus';
import type { Messages } from '@/messages/Messages';

/** The plain links of the navigation, in the specification's order. */
export const mainLinks = [
  'home',
  'visitShop',
  'reviews',
  'contact',
] as const satisfies readonly (keyof typeof paths)[];

interface MenuEnd {
  readonly href: string;
  readonly label: string;
}

/**
 * The last entries of a menu: all shelves of its group, because the specification's entries are only some of them, and
 * the brands.
 */
export function menuEnds(group: keyof typeof menus, { all, brands }: Messages['nav']): MenuEnd[] {
  const end = (section: HomeSection, label: string) => ({ href: homeSectionPath(section), label });
  return [end(group, all[group]), end('brands', brands)];
}
