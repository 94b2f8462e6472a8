import { useRef } from 'react';
import { loadLater } from '@/ui/loadLater';
import { useInView } from '@/ui/useInView';

interface Props {
  /** The `shortlistKey` of the product that this page shows; the row leaves it out. */
  readonly except?: string | undefined;
}

const row = loadLater(() =>
  import(/* webpackChunkName: "layout-later" */ './ViewedProducts').then(
    (module) => module.ViewedProducts,
  ),
);

/**
 * The recently viewed products, below all other content. They are loaded one screen before they come into view, so
 * that nothing visible moves.
 */
export function LaterViewedProducts({ except }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const ViewedProducts = row.useLoaded(useInView(place, '100%'));
  return <div ref={place}>{ViewedProducts ? <ViewedProducts except={except} /> : null}</div>;
}
