import { hydrateLater } from '@/ui/hydrateLater';

/** The neighbouring shelves, below all products. */
export const NeighbourCards = hydrateLater(() =>
  import(/* webpackChunkName: "layout-later" */ '../NeighbourCards').then(
    (module) => module.NeighbourCards,
  ),
);
