import styled from 'styled-components';
import type { CategorySlug } from '@/catalogue/categories';
import { findCategory } from '@/catalogue/findCategory';
import type { categoryPage } from '@/catalogue/sitePages';
import { useWords } from '@/language/useWords';
import { categoryPicture } from '@/pictures/categoryPicture';
import { EmptyShelf } from '@/product/EmptyShelf';
import { FreshnessNote } from '@/product/FreshnessNote';
import { ProductGrid } from '@/product/ProductGrid';
import type { ShelfStatesOf } from '@/shelves/useShelves';
import { Container } from '@/ui/Container';
import { ScrollToTop } from '@/ui/ScrollToTop';
import type { ChoiceWords, ProductWords } from '@/words/Words';
import { useShelfChoice } from './category/choice/useShelfChoice';
import { Neighbours } from './category/Neighbours';
import { PrintHead } from './category/PrintHead';
import { ShelfFacts } from './category/ShelfFacts';
import { useQuickLook } from './category/useQuickLook';
import { PageHead } from './PageHead';

interface Props {
  readonly slug: CategorySlug;
  readonly shelves: ShelfStatesOf<ReturnType<typeof categoryPage>['collections']>;
  /** One sentence on what stands on it. */
  readonly intro: string;
  /** Fetches the words of the quick look at a product. */
  readonly loadLookWords: () => Promise<ProductWords>;
  /** Fetches the words of the panel in which the shelf is sorted and filtered. */
  readonly loadChoiceWords: () => Promise<ChoiceWords>;
}

/** A category's or brand's shelf. */
export function CategoryView({
  slug,
  shelves: { products: shelf },
  intro,
  loadLookWords,
  loadChoiceWords,
}: Props) {
  const { categories, category: texts } = useWords();
  const category = findCategory(slug);
  const chosen = useShelfChoice({ products: shelf.items, loadWords: loadChoiceWords });
  const [look, press] = useQuickLook({
    products: chosen.products,
    category,
    loadWords: loadLookWords,
  });
  return (
    <>
      <PrintHead readAt={shelf.readAt} />
      <PageHead title={categories[slug].title} lead={intro} picture={categoryPicture(category)}>
        <ShelfFacts category={category} products={shelf.items} more={shelf.more} />
        {shelf.items.length > 1 ? chosen.button : null}
      </PageHead>
      <Container>
        <FreshnessNote shelf={shelf} />
        {chosen.panel}
        {shelf.items.length > 0 ? (
          <ProductGrid key={slug} products={chosen.products} category={category} press={press} />
        ) : (
          <EmptyShelf />
        )}
        {shelf.more ? <NotAll>{texts.notAll(shelf.items.length)}</NotAll> : null}
      </Container>
      {look}
      <Neighbours category={category} />
      <ScrollToTop longPage />
    </>
  );
}

const NotAll = styled.p`
  padding-block: var(--space-4);
  text-align: center;
`;
