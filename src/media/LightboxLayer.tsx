import { type ComponentType, useEffect, useState } from 'react';
import { pageLayers } from '@/ui/layers/pageLayers';
import type { LightboxProps } from './Lightbox';

const load = () => import('./Lightbox');

/** The lightbox, rendered while its layer is open. Its code is loaded on demand; if that fails, the layer closes. */
export function LightboxLayer(props: Omit<LightboxProps, 'onClose'>) {
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps>>();
  useEffect(() => {
    load().then((module) => setLightbox(() => module.Lightbox), pageLayers.close);
  }, []);
  return Lightbox ? <Lightbox {...props} onClose={pageLayers.close} /> : null;
}

/** Opens a lightbox's layer once its code is loaded. If loading fails, the browser opens the image itself. */
export function openLightbox(layer: string, image: string): void {
  load().then(
    () => pageLayers.open(layer),
    () => window.location.assign(image),
  );
}
