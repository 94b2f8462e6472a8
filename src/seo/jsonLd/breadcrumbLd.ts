import type { BreadcrumbList } from 'schema-dts';
import { absoluteAddress, paths } from '@/catalogue/addresses';
import type { Messages } from '@/messages/Messages';

interface Step {
  readonly title: string;
  readonly path: string;
}

/**
 * The path from home to this page. Source: Google, Breadcrumb: two items or more, each with position, name, address.
 */
export function breadcrumbLd(messages: Messages, ...steps: readonly Step[]): BreadcrumbList {
  const home = { title: messages.category.home, path: paths.home };
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [home, ...steps].map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: absoluteAddress(path),
    })),
  };
}
