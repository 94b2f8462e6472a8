import { type ComponentType, useState } from 'react';
import styled from 'styled-components';
import type { LightboxProps } from '@/media/Lightbox';
import { Picture } from '@/media/Picture';
import type { ProductWords } from '@/words/Words';

interface Props {
  readonly image: string | undefined;
  readonly title: string;
  /** What stands in the place of a picture that is not there. */
  readonly placeholder: string;
  readonly words: ProductWords;
}

/** A product's picture in its niche; a press shows it as large as it is. */
export function LargePicture({ image, title, placeholder, words }: Props) {
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps>>();
  const picture = (
    <Picture
      src={image}
      alt={title}
      sizes="(min-width: 1200px) 560px, (min-width: 768px) 46vw, 100vw"
      placeholder={placeholder}
      eager
    />
  );
  if (!image) return <Niche>{picture}</Niche>;

  /** The lightbox is fetched with the first press; where it can't be had, the picture itself is shown. */
  const open = () =>
    import('@/media/Lightbox').then(
      (module) => setLightbox(() => module.Lightbox),
      () => window.location.assign(image),
    );
  return (
    <>
      <Niche as="button" type="button" aria-label={words.lookCloser(title)} onClick={open}>
        {picture}
      </Niche>
      {Lightbox ? (
        <Lightbox
          photos={[{ id: image, image, title }]}
          first={0}
          onClose={() => setLightbox(undefined)}
          words={words.lightbox}
        />
      ) : null}
    </>
  );
}

/** Not so high that price and the ways to ask leave the first screen of a phone. */
const Niche = styled.div`
  position: relative;
  display: block;
  width: 100%;
  height: min(calc(100vw - 2 * var(--space-4)), 42svh, 36rem);
  overflow: hidden;
  border-radius: var(--radius-arch);
  background: var(--blush);

  &:is(button) {
    cursor: zoom-in;
  }

  @media (min-width: 768px) {
    height: auto;
    max-height: 76svh;
    aspect-ratio: 1;
  }
`;
