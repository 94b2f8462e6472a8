import { memo } from 'react';
import type { Category } from '@/catalogue/Category';
import { hydrateLater } from '@/ui/hydrateLater';
import { useDeferredRest } from '@/ui/useDeferredRest';

const NeighbourCards = hydrateLater(() =>
  import(/* webpackChunkName: "layout-later" */ './NeighbourCards').then(
    (module) => module.NeighbourCards,
  ),
);

/** The neighbouring shelves, rendered after the first screen of this shelf. */
export const LaterNeighbourCards = memo(function LaterNeighbourCards({
  category,
}: {
  category: Category;
}) {
  const { shown } = useDeferredRest();
  return shown ? <NeighbourCards category={category} /> : null;
});
