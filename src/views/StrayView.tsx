import type { Category } from '@/catalogue/Category';
import type { CategorySlug } from '@/catalogue/categories';
import type { ProductBrief } from '@/catalogue/ProductOnShelf';
import type { MessageWords } from '@/words/Words';
import { NoProductView } from './NoProductView';
import { NotFoundView } from './NotFoundView';

interface Props {
  readonly nearest: readonly Category[];
  readonly shelf?: { readonly slug: CategorySlug; readonly products: readonly ProductBrief[] };
  readonly words: MessageWords;
}

/** An address at which nothing is: below a shelf what stands on it, else the nearest shelves. */
export function StrayView({ nearest, shelf, words }: Props) {
  return shelf ? (
    <NoProductView {...shelf} words={words.noProduct} />
  ) : (
    <NotFoundView nearest={nearest} words={words.notFound} />
  );
}
