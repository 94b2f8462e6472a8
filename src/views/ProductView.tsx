import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import { categoryPath } from '@/catalogue/addresses';
import type { CategorySlug } from '@/catalogue/categories';
import { findCategory } from '@/catalogue/findCategory';
import { keptKey } from '@/catalogue/shortlist/KeptProduct';
import type { productPage } from '@/catalogue/sitePages';
import { useWords } from '@/language/useWords';
import { Breadcrumb } from '@/layout/Breadcrumb';
import { EmptyShelf } from '@/product/EmptyShelf';
import { FreshnessNote } from '@/product/FreshnessNote';
import { ProductDetails } from '@/product/ProductDetails';
import type { ShelfStatesOf } from '@/shelves/useShelves';
import { Container } from '@/ui/Container';
import { ScrollToTop } from '@/ui/ScrollToTop';
import { productName } from '@/words/productName';
import type { ProductWords, SeenWords } from '@/words/Words';
import { OtherProducts } from './product/OtherProducts';
import { ShelfSteps } from './product/ShelfSteps';
import { RecentlySeen } from './seen/RecentlySeen';

interface Props {
  readonly slug: CategorySlug;
  readonly shelves: ShelfStatesOf<ReturnType<typeof productPage>['collections']>;
  readonly words: ProductWords;
  /** Fetches the words of what a visitor looked at last. */
  readonly loadSeenWords: () => Promise<SeenWords>;
}

/** The page of one product. */
export function ProductView({ slug, shelves: { onShelf: shelf }, words, loadSeenWords }: Props) {
  const { categories } = useWords();
  const category = findCategory(slug);
  const above = { title: categories[slug].title, path: categoryPath(category) };
  const [onShelf] = shelf.items;
  return (
    <>
      <Column>
        <Breadcrumb
          title={onShelf ? productName(onShelf.product, categories[slug]) : above.title}
          above={above}
        />
        <FreshnessNote shelf={shelf} />
        {onShelf ? (
          <>
            <ProductDetails
              product={onShelf.product}
              category={category}
              words={words}
              level="h1"
            />
            <ShelfSteps onShelf={onShelf} category={category} words={words} />
          </>
        ) : (
          <EmptyShelf said={{ emptyHeading: words.left.title, empty: words.left.lead }} />
        )}
      </Column>
      {onShelf ? (
        <OtherProducts products={onShelf.others} category={category} words={words} />
      ) : null}
      <RecentlySeen
        except={onShelf && keptKey({ slug, id: onShelf.product.id })}
        loadWords={loadSeenWords}
      />
      <ScrollToTop />
    </>
  );
}

const Column = styled(Container)`
  padding-bottom: var(--space-8);

  ${media.medium} {
    padding-bottom: var(--space-12);
  }
`;
