import type { CategorySlug } from '../categories';

/** A product in the link of a list. */
export interface SharedProduct {
  readonly slug: CategorySlug;
  /** Its id as `linkPart` writes it. */
  readonly part: string;
  readonly quantity: number;
}
