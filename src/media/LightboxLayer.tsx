import { type ComponentType, useEffect, useState } from 'react';
import { pageLayers } from '@/ui/layers/pageLayers';
import type { LightboxProps } from './Lightbox';

const load = () => import('./Lightbox');

/** The lightbox while its layer is open. Its code is loaded on demand; without it the layer closes. */
export function LightboxLayer(props: Omit<LightboxProps, 'onClose'>) {
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps>>();
  useEffect(() => {
    load().then((module) => setLightbox(() => module.Lightbox), pageLayers.close);
  }, []);
  return Lightbox ? <Lightbox {...props} onClose={pageLayers.close} /> : null;
}

/** Opens the layer of a lightbox once its code is loaded; where that fails, the browser shows the picture itself. */
export function openLightbox(layer: string, image: string): void {
  load().then(
    () => pageLayers.open(layer),
    () => window.location.assign(image),
  );
}
