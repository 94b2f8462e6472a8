import type { Category } from '@/catalogue/Category';

/** The answer to an unknown address. */
export type NotFoundOutcome = NotFoundRedirect | NotFoundSuggestions;

interface NotFoundRedirect {
  readonly redirect: string;
}

export interface NotFoundSuggestions {
  readonly nearest: readonly Category[];
}
