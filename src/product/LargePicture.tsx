import { media } from '@styles/breakpoints';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { LightboxProps } from '@/media/Lightbox';
import { Picture } from '@/media/Picture';
import { pageLayers } from '@/ui/layers/pageLayers';
import { useLayer } from '@/ui/layers/useLayer';
import { PressLink } from '@/ui/PressLink';
import type { ProductWords } from '@/words/Words';

interface Props {
  readonly image: string | undefined;
  readonly title: string;
  /** What stands in the place of a picture that is not there. */
  readonly placeholder: string;
  /** The layer that it is shown in, where that is not the page itself. */
  readonly within?: string | undefined;
  readonly words: ProductWords;
}

/** A product's picture in its niche; a press shows it as large as it is. */
export function LargePicture({ image, title, placeholder, within = 'page', words }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps>>();
  const name = `${within} large`;
  const opened = useLayer() === name;

  /** The lightbox is fetched with the first press. */
  const fetchLightbox = () =>
    import('@/media/Lightbox').then((module) => setLightbox(() => module.Lightbox));

  /** Where the lightbox can't be had, the picture itself is shown. */
  const open = () =>
    fetchLightbox().then(
      () => pageLayers.open(name),
      () => image && window.location.assign(image),
    );

  // Somebody came back, and then forward to the picture that was open.
  useEffect(() => {
    if (opened && !Lightbox) fetchLightbox().catch(pageLayers.close);
  });

  const picture = (
    <Picture
      src={image}
      alt={title}
      sizes="(min-width: 1200px) 560px, (min-width: 768px) 46vw, 100vw"
      placeholder={placeholder}
      eager
    />
  );
  return (
    <Niche ref={frame}>
      {image ? (
        <Press href={image} opens="dialog" aria-label={words.lookCloser(title)} onPress={open}>
          {picture}
        </Press>
      ) : (
        picture
      )}
      {image && opened && Lightbox ? (
        <Lightbox
          photos={[{ id: image, image, title }]}
          first={0}
          root={frame.current?.closest('dialog')}
          onClose={pageLayers.close}
          words={words.lightbox}
        />
      ) : null}
    </Niche>
  );
}

/* Not so high that price and the ways to ask leave the first screen of a phone. */
const Niche = styled.div`
  position: relative;
  height: min(calc(100vw - 2 * var(--space-4)), 40svh, 36rem);
  overflow: hidden;
  border-radius: var(--radius-arch);
  background: var(--blush);

  ${media.medium} {
    height: auto;
    max-height: 76svh;
    aspect-ratio: 1;
  }

  ${media.short} {
    height: 64svh;
    max-height: none;
    aspect-ratio: auto;
  }
`;

const Press = styled(PressLink)`
  position: absolute;
  inset: 0;
  cursor: zoom-in;
`;
