import type { DehydratedState } from '@tanstack/react-query';
import type { Collections } from '@/catalogue/addresses/pageDefinitions';

declare const shown: unique symbol;

/** The props of every page that shows collections. */
export interface PageProps<Shown extends Collections> {
  /** React Query's cache with exactly the page's collections. */
  readonly dehydratedState: DehydratedState;
  /** Never set. It tells the compiler the collections, so that no view asks for another. */
  readonly [shown]?: Shown;
}
