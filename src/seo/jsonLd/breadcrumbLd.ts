import type { BreadcrumbList } from 'schema-dts';
import { absoluteAddress } from '@/catalogue/addresses/addresses';
import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import type { Language } from '@/messages/Language';
import { localPath } from '@/shop/languages';

interface Step {
  readonly title: string;
  /** In the page's language. */
  readonly path: string;
}

/** The steps from home to this page. Source: Google, "Breadcrumb", which asks for at least two. */
export function breadcrumbLd(language: Language, ...steps: readonly Step[]): BreadcrumbList {
  const home = {
    title: language.messages.category.home,
    path: localPath(language, pageDefinitions.home.path),
  };
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
