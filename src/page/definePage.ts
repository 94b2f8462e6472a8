import type { ComponentType, ReactNode } from 'react';
import type { Collections, ItemsOf, PageDefinition } from '@/catalogue/addresses/pageDefinitions';
import type { Language } from '@/messages/Language';
import type { Enquiry } from '@/product/enquiry/barEnquiries';
import type { CollectionsOf, PageProps } from '@/shelves/PageProps';
import type { ShelfStatesOf } from '@/shelves/useShelves';

interface PageMetadata<Props, Shown extends Collections> {
  /** The language of its texts; the error page takes it from its props. */
  readonly language: Language | ((props: Props) => Language);
  /** The definition that its getStaticProps loads. */
  readonly definition: (props: Props) => PageDefinition<Shown>;
  /** For the tab and search engines, made of the current items. */
  readonly title: (props: Props, items: ItemsOf<Shown>) => string;
  /** On a long page the button back to the top behaves differently (`ScrollToTop`). */
  readonly longPage?: true;
  /** The bottom bar's enquiry; by default the general greeting. */
  readonly enquiry?: (props: Props, items: ItemsOf<Shown>) => Enquiry | undefined;
}

/** A page of the site, as pages/_app receives it. */
export type PageComponent<Props = object, Shown extends Collections = Collections> = ComponentType<
  Props & { readonly shelves: ShelfStatesOf<Shown> }
> &
  PageMetadata<Props, Shown>;

/**
 * Assigns metadata to a page's component. `Props` come from getStaticProps: a definition with collections that it does
 * not load, or a view that reads another collection, does not compile.
 */
export function definePage<Props extends PageProps<Collections>>(
  component: (
    props: Props & { readonly shelves: ShelfStatesOf<CollectionsOf<Props>> },
  ) => ReactNode,
  metadata: PageMetadata<Props, CollectionsOf<Props>>,
): PageComponent<Props, CollectionsOf<Props>> {
  return Object.assign(component, metadata);
}

/** The language of a page with these props. */
export function languageOf<Props>({ language }: PageComponent<Props>, props: Props): Language {
  return typeof language === 'function' ? language(props) : language;
}
