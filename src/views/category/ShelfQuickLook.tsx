import { useEffect } from 'react';
import { productAnchor, productPath } from '@/catalogue/addresses/addresses';
import type { Category } from '@/catalogue/Category';
import type { Product } from '@/catalogue/items';
import type { ProductPageMessages } from '@/messages/Messages';
import { useLanguage } from '@/messages/useLanguage';
import { QuickLook } from '@/product/QuickLook';
import { localPath } from '@/shop/languages';
import { pageLayers } from '@/ui/layers/pageLayers';
import { quickLookLayer } from './quickLookLayer';

export interface ShelfQuickLookProps {
  readonly products: readonly Product[];
  readonly at: number;
  readonly product: Product;
  readonly category: Category;
  readonly messages: ProductPageMessages;
}

/** The quick look at a product of a shelf, with the steps to its neighbours. */
export function ShelfQuickLook({ products, at, product, category, messages }: ShelfQuickLookProps) {
  const language = useLanguage();
  // On closing, the card of the last product takes the focus; the list does not scroll.
  useEffect(() => {
    const card = document.getElementById(productAnchor(product));
    return () => card?.querySelector('a')?.focus({ preventScroll: true });
  }, [product]);
  return (
    <QuickLook
      product={product}
      category={category}
      place={[at + 1, products.length]}
      previous={products[at - 1]}
      next={products[at + 1]}
      onStep={(to) =>
        pageLayers.replace(quickLookLayer(to), localPath(language, productPath(category, to)))
      }
      layer={quickLookLayer(product)}
      messages={messages}
    />
  );
}
