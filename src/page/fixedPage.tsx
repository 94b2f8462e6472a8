import type { ComponentType } from 'react';
import type { Collections, PageDefinition } from '@/catalogue/sitePages';
import type { Language } from '@/messages/Language';
import type { PageProps } from '@/shelves/PageProps';
import type { ShelfStatesOf } from '@/shelves/useShelves';
import { type SitePage, sitePage } from './sitePage';

/** The messages of a page, one of which is the title of its tab. */
interface Titled {
  readonly tabTitle: string | ((town: string) => string);
}

/** A page whose view needs nothing but the page's collections and messages. */
export function fixedPage<Shown extends Collections, Messages extends Titled>(
  definition: PageDefinition<Shown>,
  View: ComponentType<{ readonly shelves: ShelfStatesOf<Shown>; readonly messages: Messages }>,
  language: Language,
  messages: Messages,
): SitePage<PageProps<Shown>, Shown> {
  const { tabTitle } = messages;
  return sitePage<PageProps<Shown>>(
    ({ shelves }) => <View shelves={shelves} messages={messages} />,
    {
      language,
      definition: () => definition,
      title: () =>
        typeof tabTitle === 'string' ? tabTitle : tabTitle(language.messages.place.town),
    },
  );
}
