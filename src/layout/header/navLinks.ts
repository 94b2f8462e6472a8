import { homeSectionPath } from '@/catalogue/addresses/addresses';
import type { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { otherGroups } from '@/catalogue/menus';
import type { GroupSlug } from '@/catalogue/registry';
import type { Messages } from '@/messages/Messages';

/** The plain links of the navigation, in the specification's order. */
export const mainLinks = [
  'home',
  'visitShop',
  'reviews',
  'contact',
] as const satisfies readonly (keyof typeof pageDefinitions)[];

interface MenuEnd {
  readonly href: string;
  readonly label: string;
}

/** The last links of a menu: all shelves of its group, and those of the groups without a menu. */
export function menuEnds(
  group: GroupSlug,
  { groupLabels }: Pick<Messages, 'groupLabels'>,
): readonly MenuEnd[] {
  return [group, ...otherGroups].map((slug) => {
    const { title, all = title } = groupLabels(slug);
    return { href: homeSectionPath(slug), label: all };
  });
}
