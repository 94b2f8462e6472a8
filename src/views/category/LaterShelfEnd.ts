import { hydrateLater } from '@/ui/rendering/hydrateLater';

/** Below all products. */
export const LaterShelfEnd = hydrateLater(() =>
  import(/* webpackChunkName: "layout-later" */ './ShelfEnd').then((module) => module.ShelfEnd),
);
