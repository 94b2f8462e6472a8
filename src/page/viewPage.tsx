import type { ComponentType } from 'react';
import type { Collections, PageDefinition } from '@/catalogue/addresses/pageDefinitions';
import type { Language } from '@/messages/Language';
import { pageTitle, type Titled } from '@/messages/pageTitle';
import type { PageProps } from '@/shelves/PageProps';
import type { ShelfStatesOf } from '@/shelves/useShelves';
import { definePage, type PageComponent } from './definePage';

/** A page whose view needs nothing but the page's collections and messages. */
export function viewPage<Shown extends Collections, Messages extends Titled>(
  definition: PageDefinition<Shown>,
  View: ComponentType<{ readonly shelves: ShelfStatesOf<Shown>; readonly messages: Messages }>,
  language: Language,
  messages: Messages,
): PageComponent<PageProps<Shown>, Shown> {
  return definePage<PageProps<Shown>>(
    ({ shelves }) => <View shelves={shelves} messages={messages} />,
    {
      language,
      definition: () => definition,
      title: () => pageTitle(messages, language),
    },
  );
}
