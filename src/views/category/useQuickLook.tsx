import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { productAnchor, productPath } from '@/catalogue/addresses';
import type { Category } from '@/catalogue/Category';
import type { Product } from '@/catalogue/items';
import type { ProductPageMessages } from '@/messages/Messages';
import type { CardPress } from '@/product/CardPress';
import type { QuickLookProps } from '@/product/QuickLook';
import { pageLayers } from '@/ui/layers/pageLayers';
import { useLayer } from '@/ui/layers/useLayer';

interface Shelf {
  readonly products: readonly Product[];
  readonly category: Category;
  /** Fetches the words of a product's page. */
  readonly loadMessages: () => Promise<ProductPageMessages>;
}

interface Loaded {
  readonly Dialog: ComponentType<QuickLookProps>;
  readonly messages: ProductPageMessages;
}

/**
 * The quick look at the products of a shelf. Its code and words are fetched when somebody means to press a card; where they
 * can't be had, the card's link leads to the page.
 * @returns the dialog while one is open, and what a press on a card does.
 */
export function useQuickLook({
  products,
  category,
  loadMessages,
}: Shelf): [dialog: ReactNode, press: CardPress] {
  const layer = useLayer();
  const [loaded, setLoaded] = useState<Loaded>();
  const at = products.findIndex((product) => isIn(lookAt(product), layer));
  const product = products[at];

  const load = useCallback(async () => {
    const [{ QuickLook: Dialog }, messages] = await Promise.all([
      import('@/product/QuickLook'),
      loadMessages(),
    ]);
    setLoaded({ Dialog, messages });
  }, [loadMessages]);

  // Somebody came back, and then forward to the look that was open; or the product left the shelf meanwhile.
  useEffect(() => {
    if (product && !loaded) load().catch(pageLayers.close);
    if (!product && layer?.startsWith(LOOK)) pageLayers.close();
  });

  // The keyboard goes on from the card that was looked at last, and the list stays where it was.
  useEffect(() => {
    if (!product) return;
    const card = document.getElementById(productAnchor(product));
    return () => card?.querySelector('a')?.focus({ preventScroll: true });
  }, [product]);

  // The same one as long as the shelf is: another would be 45 cards to render anew whenever something opens.
  const press = useMemo<CardPress>(
    () => ({
      prepare: () => void load().catch(() => undefined),
      open: (pressed, event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        const path = productPath(category, pressed);
        load().then(
          () => pageLayers.open(lookAt(pressed), path),
          () => window.location.assign(path),
        );
      },
    }),
    [category, load],
  );
  const dialog =
    product && loaded ? (
      <loaded.Dialog
        product={product}
        category={category}
        place={[at + 1, products.length]}
        previous={products[at - 1]}
        next={products[at + 1]}
        onStep={(to) => pageLayers.replace(lookAt(to), productPath(category, to))}
        layer={lookAt(product)}
        messages={loaded.messages}
      />
    ) : null;
  return [dialog, press];
}

const LOOK = 'look ';

/** The name under which the look at a product lies over the shelf. */
function lookAt({ id }: Product): string {
  return `${LOOK}${encodeURIComponent(id)}`;
}

/** Whether a look is the open layer, or below it: its picture may be open over it. */
function isIn(look: string, layer: string | undefined): boolean {
  return layer === look || Boolean(layer?.startsWith(`${look} `));
}
