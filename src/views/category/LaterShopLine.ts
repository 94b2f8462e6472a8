import { hydrateLater } from '@/ui/rendering/hydrateLater';

/** It only tells the time, which nobody needs in the first second. */
export const LaterShopLine = hydrateLater(() =>
  import(/* webpackChunkName: "layout-later" */ './ShopLine').then((module) => module.ShopLine),
);
