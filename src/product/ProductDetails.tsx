import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import { productPath } from '@/catalogue/addresses';
import type { Category } from '@/catalogue/Category';
import type { Product } from '@/catalogue/items';
import { useWords } from '@/language/useWords';
import type { ProductWords } from '@/words/Words';
import { LargePicture } from './LargePicture';
import { LargePrice } from './LargePrice';
import { ProductActions } from './ProductActions';
import { ShareButton } from './ShareButton';

interface Props {
  readonly product: Product;
  readonly category: Category;
  readonly words: ProductWords;
  /** The layer that it is shown in, where that is not the page itself. */
  readonly within?: string | undefined;
  /** The level of its name: the first on a page of its own, the second in a dialog. */
  readonly level: 'h1' | 'h2';
}

/** All that the shop says of a product: picture, name, price and the ways to ask first. */
export function ProductDetails({ product, category, within, words, level }: Props) {
  const { categories, product: labels } = useWords();
  const shelf = categories[category.slug].title;
  const { title = shelf, description, delivery, image } = product;
  return (
    <Details>
      <LargePicture image={image} title={title} placeholder={shelf} within={within} words={words} />
      <Facts>
        <Title as={level}>{title}</Title>
        <LargePrice product={product} words={words} />
        <ProductActions product={product} category={category} large />
        {description ? <Description>{description}</Description> : null}
        <Foot>
          <div>
            {delivery ? <p>{delivery}</p> : null}
            <HomeDelivery>{labels.homeDelivery}</HomeDelivery>
          </div>
          <ShareButton title={title} path={productPath(category, product)} />
        </Foot>
      </Facts>
    </Details>
  );
}

const Details = styled.article`
  display: grid;
  gap: var(--space-3);

  ${media.medium} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: var(--space-8);
    align-items: start;
  }

  /* On a phone held sideways the picture stands beside the words: above them, it would be all that one sees. */
  ${media.short} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: var(--space-4);
    align-items: start;
  }
`;

const Facts = styled.div`
  display: grid;
  gap: var(--space-3);
  min-width: 0;

  ${media.medium} {
    gap: var(--space-4);
    padding-top: var(--space-8);
  }
`;

const Title = styled.h1`
  font-size: clamp(1.375rem, 1.1rem + 1.4vw, 2.25rem);
  line-height: 1.15;
  overflow-wrap: anywhere;
`;

const Description = styled.p`
  max-width: 36rem;
  margin-top: var(--space-2);
  overflow-wrap: anywhere;
`;

const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  max-width: 36rem;
  padding-top: var(--space-3);
  border-top: 1px solid var(--line);
  color: var(--ink-soft);
  font-size: var(--text-small);
`;

const HomeDelivery = styled.p`
  color: var(--gold);
`;
