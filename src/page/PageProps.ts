import type { Collections } from '@/catalogue/sitePages';
import type { CarriedShelves } from '@/shelves/carriedShelves';

declare const shown: unique symbol;

/** The props of every page that shows collections. */
export interface PageProps<Shown extends Collections> {
  /** The collections of the page, and nothing else. */
  readonly dehydratedState: CarriedShelves;
  /** For the compiler alone: which collections those are, so that no view asks for another. */
  readonly [shown]?: Shown;
}

/** The collections that a page's props carry. */
export type ShownBy<Props> = Props extends PageProps<infer Shown> ? Shown : never;
