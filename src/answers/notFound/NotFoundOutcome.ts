import type { Category } from '@/catalogue/Category';
import type { ProductBrief } from '@/catalogue/ProductOnShelf';
import type { CategorySlug } from '@/catalogue/registry';

/** The answer to an unknown address. */
export type NotFoundOutcome = NotFoundRedirect | NotFoundSuggestions;

interface NotFoundRedirect {
  readonly redirect: string;
}

export interface NotFoundSuggestions {
  readonly nearest: readonly Category[];
  /** Only below a shelf's address: that shelf, and its products with the most similar names. */
  readonly shelf?: ShelfSuggestions;
}

interface ShelfSuggestions {
  readonly slug: CategorySlug;
  readonly products: readonly ProductBrief[];
}
