import type { Category, CategorySlug } from '@/catalogue/Category';
import type { ProductBrief } from '@/catalogue/ProductOnShelf';

/** The answer to an address without a page: a redirect to the page that was meant, or suggestions. */
export type NotFoundOutcome = NotFoundRedirect | NotFoundSuggestions;

interface NotFoundRedirect {
  /** Path and query to redirect to. */
  readonly redirect: string;
}

export interface NotFoundSuggestions {
  readonly nearest: readonly Category[];
  /** Only for an address below a shelf: that shelf, and its products with the most similar names. */
  readonly shelf?: ShelfSuggestions;
}

interface ShelfSuggestions {
  readonly slug: CategorySlug;
  readonly products: readonly ProductBrief[];
}
