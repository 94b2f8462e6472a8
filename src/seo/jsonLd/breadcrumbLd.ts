import type { BreadcrumbList } from 'schema-dts';
import { absoluteAddress, paths } from '@/catalogue/addresses';
import type { Words } from '@/words/Words';

/** Home, then the page. Source: Google, Breadcrumb: two items or more, each with position, name and address. */
export function breadcrumbLd(title: string, path: string, words: Words): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      {
        '@type': 'ListItem',
        position: 1,
        name: words.category.home,
        item: absoluteAddress(paths.home),
      },
      { '@type': 'ListItem', position: 2, name: title, item: absoluteAddress(path) },
    ],
  };
}
