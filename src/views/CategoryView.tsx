import { categoryPicture } from '@/catalogue/categoryPicture';
import { findCategory } from '@/catalogue/findCategory';
import { EmptyShelf } from '@/product/EmptyShelf';
import { FreshnessNote } from '@/product/FreshnessNote';
import { ProductGrid } from '@/product/ProductGrid';
import { productsQuery } from '@/shelves/shelves';
import { useShelf } from '@/shelves/useShelf';
import { Container } from '@/ui/Container';
import { ScrollToTop } from '@/ui/ScrollToTop';
import { scrollOffsets } from '@/ui/scrollOffsets';
import { Neighbours } from './category/Neighbours';
import { ShelfFacts } from './category/ShelfFacts';
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
      <PageHead title={category.title} lead={intro} picture={categoryPicture(category)}>
        <ShelfFacts category={category} products={shelf.items} />
      </PageHead>
      <Container>
        <FreshnessNote shelf={shelf} />
        {shelf.items.length > 0 ? (
          <ProductGrid products={shelf.items} category={category} />
        ) : (
          <EmptyShelf />
        )}
      </Container>
      <Neighbours category={category} />
      <ScrollToTop offset={scrollOffsets.category} smooth />
    </>
  );
}
