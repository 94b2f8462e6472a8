import type { ComponentType } from 'react';
import type { Collections, ItemsOf, PageDefinition } from '@/catalogue/addresses/pageDefinitions';
import type { Language } from '@/messages/Language';
import type { Enquiry } from '@/product/enquiry/barEnquiries';
import type { PageProps } from '@/shelves/dehydrateShelves';
import type { ShelfStatesOf } from '@/shelves/useShelves';

/** A page with its data, its language and its own messages. */
interface ShownPage<Own, Shown extends Collections, Words> {
  readonly own: Own;
  readonly items: ItemsOf<Shown>;
  readonly language: Language;
  readonly messages: Words;
}

/** What a page is in every language. `Own`: what its getStaticProps adds to the collections. */
export interface PageRecord<Own extends object, Shown extends Collections, Words> {
  /** The definition that its getStaticProps loads. */
  readonly definition: PageDefinition<Shown> | ((own: Own) => PageDefinition<Shown>);
  readonly View: ComponentType<
    NoInfer<Own> & { readonly shelves: ShelfStatesOf<Shown>; readonly messages: Words }
  >;
  /** For the tab and search engines, made of the current items. */
  readonly title: (page: ShownPage<NoInfer<Own>, Shown, Words>) => string;
  /** On a long page the button back to the top behaves differently (`ScrollToTop`). */
  readonly longPage?: true;
  /** The bottom bar's enquiry, in the static HTML too; by default the general greeting. */
  readonly enquiry?: (page: ShownPage<NoInfer<Own>, Shown, Words>) => Enquiry | undefined;
}

/** A page of the site, as pages/_app receives it. */
export type PageComponent<Props = object, Shown extends Collections = Collections> = ComponentType<
  Props & { readonly shelves: ShelfStatesOf<Shown> }
> & {
  readonly language: (props: Props) => Language;
  readonly definition: (props: Props) => PageDefinition<Shown>;
  readonly title: (props: Props, items: ItemsOf<Shown>) => string;
  readonly longPage?: true | undefined;
  readonly enquiry: (props: Props, items: ItemsOf<Shown>) => Enquiry | undefined;
};

/** The props of a page; the error page may have no collections. */
type Carried<Shown extends Collections> = keyof Shown extends never ? object : PageProps<Shown>;

/**
 * Makes the page of a record in one language. A view that reads a collection that its page does not load does not
 * compile.
 * @param language The error page takes it from its props.
 */
export function makePage<Own extends object, Shown extends Collections, Words>(
  { definition, View, title, longPage, enquiry }: PageRecord<Own, Shown, Words>,
  language: Language | ((own: Own) => Language),
  messages: Words,
): PageComponent<Own & Carried<Shown>, Shown> {
  const languageOf = typeof language === 'function' ? language : () => language;
  const shown = (own: Own, items: ItemsOf<Shown>) => ({
    own,
    items,
    language: languageOf(own),
    messages,
  });
  return Object.assign(
    (props: Own & { readonly shelves: ShelfStatesOf<Shown> }) => (
      <View {...props} messages={messages} />
    ),
    {
      language: languageOf,
      definition: typeof definition === 'function' ? definition : () => definition,
      title: (own: Own, items: ItemsOf<Shown>) => title(shown(own, items)),
      longPage,
      enquiry: (own: Own, items: ItemsOf<Shown>) => enquiry?.(shown(own, items)),
    },
  );
}
