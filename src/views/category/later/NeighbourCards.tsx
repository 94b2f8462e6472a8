import { hydrateLater } from '@/ui/hydrateLater';

/** The neighbouring shelves, below all products. */
export const NeighbourCards = hydrateLater(() =>
  import('../NeighbourCards').then((module) => module.NeighbourCards),
);
