import { hydrateLater } from '@/ui/rendering/hydrateLater';

/** What follows all products of a shelf. */
export const LazyShelfEnd = hydrateLater(() =>
  import(/* webpackChunkName: "layout-later" */ './ShelfEnd').then((module) => module.ShelfEnd),
);
