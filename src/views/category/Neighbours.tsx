import { memo } from 'react';
import type { Category } from '@/catalogue/Category';
import { useDeferredRest } from '@/ui/useDeferredRest';
import { NeighbourCards } from './later/NeighbourCards';

/** The neighbouring shelves, rendered after the first screen of this shelf. */
export const Neighbours = memo(function Neighbours({ category }: { category: Category }) {
  const { shown } = useDeferredRest();
  return shown ? <NeighbourCards category={category} /> : null;
});
