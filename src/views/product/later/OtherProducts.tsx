import { hydrateLater } from '@/ui/hydrateLater';

/** The other products below a product's page. Their cards are plain links. */
export const OtherProducts = hydrateLater(() =>
  import(/* webpackChunkName: "layout-later" */ '../OtherProducts').then(
    (module) => module.OtherProducts,
  ),
);
