import { findCategory } from '@/catalogue/findCategory';
import { productsQuery } from '@/catalogue/shelves/shelves';
import { useShelf } from '@/catalogue/shelves/useShelf';
import { EmptyShelf } from '@/product/EmptyShelf';
import { FreshnessNote } from '@/product/FreshnessNote';
import { ProductGrid } from '@/product/ProductGrid';
import { Container } from '@/ui/Container';
import { ScrollToTop } from '@/ui/ScrollToTop';
import { scrollOffsets } from '@/ui/scrollOffsets';
import { words } from '@/words/words';
import { PageHead } from './PageHead';

interface Props {
  readonly slug: string;
  /** One sentence on what stands on this shelf. */
  readonly intro: string;
}

/** A category's or brand's shelf. */
export function CategoryView({ slug, intro }: Props) {
  const category = findCategory(slug);
  const shelf = useShelf(productsQuery(category));
  return (
    <>
      <PageHead title={category.title} lead={intro}>
        <p role="status">{words.category.count(shelf.items.length)}</p>
      </PageHead>
      <Container>
        <FreshnessNote shelf={shelf} />
        {shelf.items.length > 0 ? (
          <ProductGrid products={shelf.items} category={category.title} />
        ) : (
          <EmptyShelf />
        )}
      </Container>
      <ScrollToTop offset={scrollOffsets.category} smooth />
    </>
  );
}
