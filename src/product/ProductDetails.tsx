import { media } from '@styles/breakpoints';
import { useEffect } from 'react';
import styled from 'styled-components';
import { productPath } from '@/catalogue/addresses';
import type { Category } from '@/catalogue/Category';
import type { Product } from '@/catalogue/items';
import type { ProductPageMessages } from '@/messages/Messages';
import { productName } from '@/messages/productName';
import { useMessages } from '@/messages/useMessages';
import { LargePicture } from './LargePicture';
import { LargePrice } from './LargePrice';
import { ProductActions } from './ProductActions';
import { ShareButton } from './ShareButton';
import { ShortlistButton } from './ShortlistButton';

interface Props {
  readonly product: Product;
  readonly category: Category;
  readonly messages: ProductPageMessages;
  /** The layer that it is shown in, where that is not the page itself. */
  readonly within?: string | undefined;
  /** The level of its name: the first on a page of its own, the second in a dialog. */
  readonly level: 'h1' | 'h2';
}

/** All that the shop says of a product: picture, name, price and the ways to ask first. */
export function ProductDetails({ product, category, within, messages, level: Heading }: Props) {
  const { categories, product: labels } = useMessages();
  const shelf = categories[category.slug];
  const title = productName(product, shelf);
  const { description, delivery, image } = product;
  useEffect(() => {
    import('@/device/recentlyViewed').then(
      ({ addRecentlyViewed }) => addRecentlyViewed(category.slug, product),
      () => undefined,
    );
  }, [category, product]);
  return (
    <Details>
      <LargePicture
        image={image}
        title={title}
        placeholder={shelf.title}
        within={within}
        messages={messages}
      />
      <div className="facts">
        <Heading>{title}</Heading>
        <LargePrice product={product} messages={messages} />
        <ProductActions product={product} category={category} large />
        {description ? <p className="description">{description}</p> : null}
        <div className="foot">
          <div>
            {delivery ? <p>{delivery}</p> : null}
            <p className="note">{labels.homeDelivery}</p>
          </div>
          <div className="marks">
            <ShortlistButton product={product} category={category} />
            <ShareButton title={title} path={productPath(category, product)} />
          </div>
        </div>
      </div>
    </Details>
  );
}

/* One style for all of it: each styled element costs a page some 20 bytes more than an element that is styled from here. */
const Details = styled.article`
  .marks {
    display: flex;
  }

  display: grid;
  gap: var(--space-3);

  > .facts {
    display: grid;
    gap: var(--space-3);
    min-width: 0;
  }

  > .facts > :first-child {
    font-size: clamp(1.375rem, 1.1rem + 1.4vw, 2.25rem);
    overflow-wrap: anywhere;
  }

  .description {
    max-width: 36rem;
    margin-top: var(--space-2);
    overflow-wrap: anywhere;
  }

  .foot {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-4);
    max-width: 36rem;
    padding-top: var(--space-3);
    border-top: 1px solid var(--line);
    color: var(--ink-soft);
    font-size: var(--text-small);
  }

  /* What is said of the list stands beside its mark. */
  .marks {
    position: relative;
    display: flex;
  }

  .note {
    color: var(--gold);
  }

  ${media.medium} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: var(--space-8);
    align-items: start;

    > .facts {
      gap: var(--space-4);
      padding-top: var(--space-8);
    }
  }

  /* On a phone held sideways the picture stands beside the words: above them, it would be all that one sees. */
  ${media.short} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: var(--space-4);
    align-items: start;
  }
`;
