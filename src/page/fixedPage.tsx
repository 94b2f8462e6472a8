import type { ComponentType } from 'react';
import type { Collections, PageDefinition } from '@/catalogue/addresses/sitePages';
import type { Language } from '@/messages/Language';
import { pageTitle, type Titled } from '@/messages/pageTitle';
import type { PageProps } from '@/shelves/PageProps';
import type { ShelfStatesOf } from '@/shelves/useShelves';
import { type SitePage, sitePage } from './sitePage';

/** A page whose view needs nothing but the page's collections and messages. */
export function fixedPage<Shown extends Collections, Messages extends Titled>(
  definition: PageDefinition<Shown>,
  View: ComponentType<{ readonly shelves: ShelfStatesOf<Shown>; readonly messages: Messages }>,
  language: Language,
  messages: Messages,
): SitePage<PageProps<Shown>, Shown> {
  return sitePage<PageProps<Shown>>(
    ({ shelves }) => <View shelves={shelves} messages={messages} />,
    {
      language,
      definition: () => definition,
      title: () => pageTitle(messages, language),
    },
  );
}
