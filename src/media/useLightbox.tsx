import { useState } from 'react';
import type { Photo } from '@/catalogue/items';
import type { Elements } from '@/ui/Elements';
import { loadLater } from '@/ui/rendering/loadLater';

const lightbox = loadLater(() => import('./Lightbox').then((module) => module.Lightbox));

/** A lightbox of photos, and what opens it at one of them. If its code can't be loaded, the browser opens the photo. */
export function useLightbox(
  photos: readonly Photo[],
): [dialog: Elements, open: (index: number) => void] {
  const [first, setFirst] = useState<number>();
  const Lightbox = lightbox.useLoaded(first !== undefined);
  const open = (index: number) => {
    lightbox.load().then(
      () => setFirst(index),
      () => window.location.assign(photos[index]?.image ?? ''),
    );
  };
  const dialog =
    Lightbox && first !== undefined ? (
      <Lightbox photos={photos} first={first} onClose={() => setFirst(undefined)} />
    ) : null;
  return [dialog, open];
}
