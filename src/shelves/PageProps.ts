import type { DehydratedState } from '@tanstack/react-query';
import type { Collections } from '@/catalogue/sitePages';

declare const shown: unique symbol;

/** The props of every page that shows collections. */
export interface PageProps<Shown extends Collections> {
  /** React Query's cache with the page's collections, and nothing else. */
  readonly dehydratedState: DehydratedState;
  /** For the compiler alone: which collections those are, so that no view asks for another. */
  readonly [shown]?: Shown;
}

/** The collections that a page's props carry. */
export type ShownBy<Props> = Props extends PageProps<infer Shown> ? Shown : never;
