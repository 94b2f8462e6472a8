import { useEffect } from 'react';
import { pageLayers } from '@/ui/layers/pageLayers';
import { loadLater } from '@/ui/rendering/loadLater';
import type { LightboxProps } from './Lightbox';

const lightbox = loadLater(() => import('./Lightbox').then((module) => module.Lightbox));

/** The lightbox, rendered while its layer is open. Its code is loaded on demand; if that fails, the layer closes. */
export function LightboxLayer(props: Omit<LightboxProps, 'onClose'>) {
  const Lightbox = lightbox.useLoaded(true);
  useEffect(() => void lightbox.load().catch(pageLayers.close), []);
  return Lightbox ? <Lightbox {...props} onClose={pageLayers.close} /> : null;
}

/** Opens a lightbox's layer once its code is loaded; if that fails, the browser opens the image. */
export function openLightbox(layer: string, image: string): void {
  lightbox.load().then(
    () => pageLayers.open(layer),
    () => window.location.assign(image),
  );
}
