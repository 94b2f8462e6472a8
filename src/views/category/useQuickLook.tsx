import { useCallback, useEffect, useMemo } from 'react';
import { productPath } from '@/catalogue/addresses/addresses';
import type { Category } from '@/catalogue/Category';
import type { Product } from '@/catalogue/items';
import type { ProductPageMessages } from '@/messages/Messages';
import { useLanguage } from '@/messages/useLanguage';
import type { CardPressHandler } from '@/product/CardPressHandler';
import { localPath } from '@/shop/languages';
import type { Elements } from '@/ui/Elements';
import { isForTheBrowser } from '@/ui/isForTheBrowser';
import { pageLayers } from '@/ui/layers/pageLayers';
import { useLayer } from '@/ui/layers/useLayer';
import { loadLater } from '@/ui/rendering/loadLater';
import { mayPrefetch } from '@/ui/rendering/mayPrefetch';
import { whenIdle } from '@/ui/rendering/whenIdle';
import { LAYER_PREFIX, quickLookLayer } from './quickLookLayer';

interface Shelf {
  readonly products: readonly Product[];
  readonly category: Category;
  readonly loadMessages: () => Promise<ProductPageMessages>;
}

const dialog = loadLater(() =>
  import(/* webpackChunkName: "quick-look" */ './ShelfQuickLook').then(
    (module) => module.ShelfQuickLook,
  ),
);

/**
 * The quick look at the products of a shelf, loaded when idle, so that it works without a network;
 * with data saving when a press is likely. If that fails, the browser opens the product's page.
 * @returns the dialog while one is open, and the handler of a press on a card.
 */
export function useQuickLook({
  products,
  category,
  loadMessages,
}: Shelf): [dialog: Elements, press: CardPressHandler] {
  const language = useLanguage();
  const layer = useLayer();
  const at = products.findIndex((product) => isAtOrBelow(quickLookLayer(product), layer));
  const product = products[at];

  const ShelfQuickLook = dialog.useLoaded(product !== undefined);
  const messages = loadLater(loadMessages).useLoaded(product !== undefined);

  const load = useCallback(
    () => Promise.all([dialog.load(), loadLater(loadMessages).load()]),
    [loadMessages],
  );
  const prepare = useCallback(() => void load().catch(() => undefined), [load]);

  useEffect(() => {
    if (mayPrefetch()) whenIdle(prepare);
  }, [prepare]);

  // After Back or Forward the layer is open before its code has come. If that fails, it closes.
  useEffect(() => {
    if (product) load().catch(pageLayers.close);
    if (!product && layer?.startsWith(LAYER_PREFIX)) pageLayers.close();
  });

  // Stable, so that opening a layer does not re-render 45 cards.
  const press = useMemo<CardPressHandler>(
    () => ({
      prepare,
      open: (pressed, event) => {
        if (isForTheBrowser(event)) return;
        event.preventDefault();
        const path = localPath(language, productPath(category, pressed));
        load().then(
          () => pageLayers.open(quickLookLayer(pressed), path),
          () => window.location.assign(path),
        );
      },
    }),
    [category, language, load, prepare],
  );
  const shown =
    product && ShelfQuickLook && messages ? (
      <ShelfQuickLook {...{ products, at, product, category }} messages={messages} />
    ) : null;
  return [shown, press];
}

/** Whether the quick look is open, or below its picture in the lightbox. */
function isAtOrBelow(name: string, layer: string | undefined): boolean {
  return layer === name || Boolean(layer?.startsWith(`${name} `));
}
