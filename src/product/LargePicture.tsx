import { media } from '@styles/breakpoints';
import { type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { LightboxLayer, openLightbox } from '@/media/LightboxLayer';
import type { ProductPageMessages } from '@/messages/Messages';
import { Picture } from '@/pictures/Picture';
import { useLayer } from '@/ui/layers/useLayer';
import { PressLink } from '@/ui/PressLink';

interface Props {
  readonly image: string | undefined;
  readonly title: string;
  /** The text shown when the picture is missing. */
  readonly placeholder: string;
  /** The name of the layer that contains it; by default the page itself. */
  readonly within?: string | undefined;
  readonly messages: ProductPageMessages;
  /** A button in the picture's lower right corner. */
  readonly children?: ReactNode;
}

/** A product's picture; a press shows it at full size in the lightbox. */
export function LargePicture({
  image,
  title,
  placeholder,
  within = 'page',
  messages,
  children,
}: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const name = `${within} large`;
  const opened = useLayer() === name;

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
        <Press
          href={image}
          opens="dialog"
          aria-label={messages.lookCloser(title)}
          onPress={() => openLightbox(name, image)}
        >
          {picture}
        </Press>
      ) : (
        picture
      )}
      {children}
      {image && opened ? (
        <LightboxLayer
          photos={[{ id: image, image, title }]}
          first={0}
          from={frame}
          messages={messages.lightbox}
        />
      ) : null}
    </Niche>
  );
}

/* Limited in height, so that price and ways to ask stay on the first screen of a phone. */
const Niche = styled.div`
  position: relative;
  height: min(calc(100vw - 2 * var(--space-4)), 40svh, 36rem);
  overflow: hidden;
  border-radius: var(--radius-arch);
  background: var(--blush);

  > [aria-pressed] {
    position: absolute;
    right: var(--space-2);
    bottom: var(--space-2);
    display: flex;
    align-items: center;
    gap: var(--space-2);
    width: auto;
    padding-inline: var(--space-3) var(--space-4);
    border-radius: var(--radius-pill);
    background: var(--surface);
    font: 600 var(--text-small) / 1 var(--font-display);
  }

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
