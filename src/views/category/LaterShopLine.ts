import { hydrateLater } from '@/ui/rendering/hydrateLater';

/** The line on the shop above a shelf. */
export const LaterShopLine = hydrateLater(() =>
  import(/* webpackChunkName: "layout-later" */ './ShopLine').then((module) => module.ShopLine),
);
