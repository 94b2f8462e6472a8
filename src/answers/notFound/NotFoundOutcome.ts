import type { Category } from '@/catalogue/Category';
import type { CategorySlug } from '@/catalogue/categories';
import type { ProductBrief } from '@/catalogue/ProductOnShelf';

/** What becomes of an address without a page: it leads to the page that is meant, or nowhere, and then something else is offered. */
export type NotFoundOutcome = NotFoundRedirect | NotFoundSuggestions;

export interface NotFoundRedirect {
  /** Path and query of the right page. */
  readonly redirect: string;
}

export interface NotFoundSuggestions {
  readonly nearest: readonly Category[];
  /** Where the address is below a shelf: which, and the products on it that are most like what was asked for. */
  readonly shelf?: ShelfSuggestions;
}

export interface ShelfSuggestions {
  readonly slug: CategorySlug;
  readonly products: readonly ProductBrief[];
}
