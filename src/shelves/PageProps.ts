import type { DehydratedState } from '@tanstack/react-query';
import type { Collections } from '@/catalogue/sitePages';

declare const shown: unique symbol;

/** The props of every page that shows collections. */
export interface PageProps<Shown extends Collections> {
  /** React Query's cache with the page's collections and nothing else. */
  readonly dehydratedState: DehydratedState;
  /** Never set. For the compiler alone: it names the collections, so that no view asks for another. */
  readonly [shown]?: Shown;
}

/** The collections in a page's props. */
export type CollectionsOf<Props> = Props extends PageProps<infer Shown> ? Shown : never;
