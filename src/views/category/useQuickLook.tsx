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
import type { CardPressHandler } from '@/product/CardPressHandler';
import type { QuickLookProps } from '@/product/QuickLook';
import { pageLayers } from '@/ui/layers/pageLayers';
import { useLayer } from '@/ui/layers/useLayer';

interface Shelf {
  readonly products: readonly Product[];
  readonly category: Category;
  /** Fetches the messages of a product page. */
  readonly loadMessages: () => Promise<ProductPageMessages>;
}

interface Loaded {
  readonly Dialog: ComponentType<QuickLookProps>;
  readonly messages: ProductPageMessages;
}

/**
 * The quick look at the products of a shelf. Its code and messages are fetched when a press on a card is likely. If
 * they fail to load, the browser opens the product page instead.
 * @returns the dialog while one is open, and the handler of a press on a card.
 */
export function useQuickLook({
  products,
  category,
  loadMessages,
}: Shelf): [dialog: ReactNode, press: CardPressHandler] {
  const layer = useLayer();
  const [loaded, setLoaded] = useState<Loaded>();
  const at = products.findIndex((product) => isAtOrBelow(layerOf(product), layer));
  const product = products[at];

  const load = useCallback(async () => {
    const [{ QuickLook: Dialog }, messages] = await Promise.all([
      import('@/product/QuickLook'),
      loadMessages(),
    ]);
    setLoaded({ Dialog, messages });
  }, [loadMessages]);

  // After Back and Forward the layer is open but the code may not be loaded yet. If the product has left the shelf
  // meanwhile, close the layer.
  useEffect(() => {
    if (product && !loaded) load().catch(pageLayers.close);
    if (!product && layer?.startsWith(LAYER_PREFIX)) pageLayers.close();
  });

  // On closing, the card of the last product takes the focus; the list does not scroll.
  useEffect(() => {
    if (!product) return;
    const card = document.getElementById(productAnchor(product));
    return () => card?.querySelector('a')?.focus({ preventScroll: true });
  }, [product]);

  // A stable object, so that opening a layer does not re-render 45 cards.
  const press = useMemo<CardPressHandler>(
    () => ({
      prepare: () => void load().catch(() => undefined),
      open: (pressed, event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        const path = productPath(category, pressed);
        load().then(
          () => pageLayers.open(layerOf(pressed), path),
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
        onStep={(to) => pageLayers.replace(layerOf(to), productPath(category, to))}
        layer={layerOf(product)}
        messages={loaded.messages}
      />
    ) : null;
  return [dialog, press];
}

const LAYER_PREFIX = 'look ';

/** The layer name of the quick look at a product. */
function layerOf({ id }: Product): string {
  return `${LAYER_PREFIX}${encodeURIComponent(id)}`;
}

/** Whether a quick look is the open layer or lies below it, when its picture is open in the lightbox. */
function isAtOrBelow(name: string, layer: string | undefined): boolean {
  return layer === name || Boolean(layer?.startsWith(`${name} `));
}
