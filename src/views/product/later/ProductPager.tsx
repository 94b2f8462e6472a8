import { hydrateLater } from '@/ui/hydrateLater';

/** The links to a product's neighbours, below what is said of it. */
export const ProductPager = hydrateLater(() =>
  import(/* webpackChunkName: "layout-later" */ '../ProductPager').then(
    (module) => module.ProductPager,
  ),
);
