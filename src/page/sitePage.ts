import type { ComponentType, ReactNode } from 'react';
import type { Collections, ItemsOf, PageDefinition } from '@/catalogue/sitePages';
import type { Language } from '@/messages/Language';
import type { Enquiry } from '@/product/enquiry/currentEnquiries';
import type { CollectionsOf, PageProps } from '@/shelves/PageProps';
import type { ShelfStatesOf } from '@/shelves/useShelves';

/** What a page declares besides its component. */
interface PageMetadata<Props, Shown extends Collections> {
  /** The language of its texts; SiteApp provides it to the page. The error page alone chooses it by its props. */
  readonly language: Language | ((props: Props) => Language);
  /** Its path and its collections: the same definition that its getStaticProps loads. */
  readonly definition: (props: Props) => PageDefinition<Shown>;
  /** Its title for the tab and for search engines, made from the current items. */
  readonly title: (props: Props, items: ItemsOf<Shown>) => string;
  /** It is long, as a category's is: its button back to the top behaves differently (`ScrollToTop`). */
  readonly longPage?: true;
  /** What the bottom bar's WhatsApp button asks for; by default for nothing in particular. */
  readonly enquiry?: (props: Props, items: ItemsOf<Shown>) => Enquiry | undefined;
}

/** A page of the site, as pages/_app receives it. */
export type SitePage<Props = object, Shown extends Collections = Collections> = ComponentType<
  Props & { readonly shelves: ShelfStatesOf<Shown> }
> &
  PageMetadata<Props, Shown>;

/**
 * Combines the component of a page with its metadata, which is assigned to the component itself. The component passes
 * the view its messages. `Props` come from getStaticProps of the page. A definition with collections that
 * getStaticProps does not load, or a view that reads another collection, does not compile.
 */
export function sitePage<Props extends PageProps<Collections>>(
  component: (
    props: Props & { readonly shelves: ShelfStatesOf<CollectionsOf<Props>> },
  ) => ReactNode,
  metadata: PageMetadata<Props, CollectionsOf<Props>>,
): SitePage<Props, CollectionsOf<Props>> {
  return Object.assign(component, metadata);
}

/** The language of a page with these props. */
export function languageOf<Props>({ language }: SitePage<Props>, props: Props): Language {
  return typeof language === 'function' ? language(props) : language;
}
