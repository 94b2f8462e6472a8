import { type ComponentProps, useRef } from 'react';
import { loadLater } from '@/ui/rendering/loadLater';
import { useInView } from '@/ui/useInView';
import type { ViewedProducts as Row } from './ViewedProducts';

const row = loadLater(() =>
  import(/* webpackChunkName: "layout-later" */ './ViewedProducts').then(
    (module) => module.ViewedProducts,
  ),
);

/** The recently viewed products, loaded before they come into view: nothing visible moves. */
export function LaterViewedProducts(props: ComponentProps<typeof Row>) {
  const place = useRef<HTMLDivElement>(null);
  const ViewedProducts = row.useLoaded(useInView(place, '100%'));
  return <div ref={place}>{ViewedProducts ? <ViewedProducts {...props} /> : null}</div>;
}
