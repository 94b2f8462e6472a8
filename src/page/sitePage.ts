import type { ComponentType } from 'react';
import type { Collections, ItemsOf, PageDefinition } from '@/catalogue/sitePages';
import type { ShelfStatesOf } from '@/shelves/useShelves';
import type { PageProps, ShownBy } from './PageProps';

/** What a page says of itself beside its look. */
interface PageMatter<Props, Shown extends Collections> {
  /** Where it stands and what it shows: the same definition that its getStaticProps loads. */
  readonly definition: (props: Props) => PageDefinition<Shown>;
  /** Its title for tab and search engines, of what it shows now. */
  readonly title: (props: Props, items: ItemsOf<Shown>) => string;
}

/** A page of the site as pages/_app shows it. */
export type SitePage<Props = object, Shown extends Collections = Collections> = ComponentType<
  Props & { readonly shelves: ShelfStatesOf<Shown> }
> &
  PageMatter<Props, Shown>;

/**
 * Joins a view with what its page says of itself. `Props` are those of its getStaticProps: a definition with other
 * collections than that loads, or a view that asks for another one, is an error of the compiler.
 */
export function sitePage<Props extends PageProps<Collections>>(
  view: ComponentType<Props & { readonly shelves: ShelfStatesOf<ShownBy<Props>> }>,
  matter: PageMatter<Props, ShownBy<Props>>,
): SitePage<Props, ShownBy<Props>> {
  return Object.assign(view, matter);
}
