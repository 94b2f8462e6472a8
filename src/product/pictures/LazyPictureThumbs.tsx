import { breakpoints } from '@styles/breakpoints';
import { useSyncExternalStore } from 'react';
import { loadLater } from '@/ui/rendering/loadLater';
import type { PictureThumbsProps } from './PictureThumbs';

const thumbs = loadLater(() => import('./PictureThumbs').then((module) => module.PictureThumbs));

const WIDE = `(min-width: ${breakpoints.medium}px)`;

/** The thumbnails on wide screens, loaded after hydration; `PictureGallery` keeps their place. */
export function LazyPictureThumbs(props: PictureThumbsProps) {
  const isWide = useSyncExternalStore(
    watchWidth,
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
  const PictureThumbs = thumbs.useLoaded(isWide);
  return isWide && PictureThumbs ? <PictureThumbs {...props} /> : null;
}

function watchWidth(onChange: () => void) {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
