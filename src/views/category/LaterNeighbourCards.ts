import { hydrateLater } from '@/ui/rendering/hydrateLater';

/** The neighbouring shelves, below all products. */
export const LaterNeighbourCards = hydrateLater(() =>
  import(/* webpackChunkName: "layout-later" */ './NeighbourCards').then(
    (module) => module.NeighbourCards,
  ),
);
