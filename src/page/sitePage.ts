import type { ComponentType, ReactNode } from 'react';
import type { Collections, ItemsOf, PageDefinition } from '@/catalogue/sitePages';
import type { Language } from '@/messages/Language';
import type { PageProps, ShownBy } from '@/shelves/PageProps';
import type { ShelfStatesOf } from '@/shelves/useShelves';

/** What a page says of itself beside its look. */
interface PageMetadata<Props, Shown extends Collections> {
  /** The language of its words; pages/_app puts the page into it. */
  readonly language: Language;
  /** Where it stands and what it shows: the same definition that its getStaticProps loads. */
  readonly definition: (props: Props) => PageDefinition<Shown>;
  /** Its title for tab and search engines, of what it shows now. */
  readonly title: (props: Props, items: ItemsOf<Shown>) => string;
}

/** A page of the site as pages/_app shows it. */
export type SitePage<Props = object, Shown extends Collections = Collections> = ComponentType<
  Props & { readonly shelves: ShelfStatesOf<Shown> }
> &
  PageMetadata<Props, Shown>;

/**
 * Joins a page's look with what it says of itself. `look` is the page's own (it is added to) and gives the view its words.
 * `Props` are those of its getStaticProps: a definition with other collections than that loads, or a view that asks for
 * another one, is an error of the compiler.
 */
export function sitePage<Props extends PageProps<Collections>>(
  look: (props: Props & { readonly shelves: ShelfStatesOf<ShownBy<Props>> }) => ReactNode,
  matter: PageMetadata<Props, ShownBy<Props>>,
): SitePage<Props, ShownBy<Props>> {
  return Object.assign(look, matter);
}
