import { hydrateLater } from '@/ui/hydrateLater';

/** The neighbouring shelves, below all products. */
export const LaterNeighbourCards = hydrateLater(() =>
  import(/* webpackChunkName: "layout-later" */ './NeighbourCards').then(
    (module) => module.NeighbourCards,
  ),
);
