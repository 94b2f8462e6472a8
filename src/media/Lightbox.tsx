import { createContext, use, useRef, useState } from 'react';
import styled from 'styled-components';
import { useLightboxMessages } from '@/messages/useLightboxMessages';
import { useMessages } from '@/messages/useMessages';
import 'yet-another-react-lightbox/styles.css';
import YetAnotherLightbox, { type ControllerRef } from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import type { Photo } from '@/catalogue/items';
import { pictureAddress } from '@/pictures/optimisedPicture';
import { useClosedByBack } from '@/ui/overlay/useClosedByBack';
import { pictureInPage } from './pictureInPage';

export interface LightboxProps {
  readonly photos: readonly Photo[];
  readonly first: number;
  readonly onClose: () => void;
}

/** The most screen pixels for one pixel of the picture. Phones have two or three for each CSS pixel. */
const MAX_ZOOM = 3;

/** The address of the page's small picture of a slide's photo. */
const PlaceholderContext = createContext<string | undefined>(undefined);

/** Photos at full size. Until a large photo has loaded, or if it can't, the page's small one stands in. */
export function Lightbox({ photos, first, onClose }: LightboxProps) {
  const { media } = useMessages();
  const { position, ...labels } = useLightboxMessages();
  const count = photos.length;
  const controller = useRef<ControllerRef>(null);
  useClosedByBack(true, () => controller.current?.close());
  const [small] = useState(
    () => new Map(photos.map(({ image }) => [large(image), pictureInPage(image)])),
  );
  return (
    <Look
      open
      index={first}
      close={onClose}
      plugins={[Zoom]}
      zoom={{ maxZoomPixelRatio: MAX_ZOOM, scrollToZoom: true }}
      carousel={{ finite: true, padding: 1, preload: 1 }}
      controller={{ ref: controller, closeOnBackdropClick: true, closeOnPullDown: true }}
      labels={labels}
      slides={photos.map(({ image, title = media.photo }) => ({ src: large(image), alt: title }))}
      render={{
        slideContainer: ({ slide, children }) => (
          <PlaceholderContext value={small.get(slide.src)}>{children}</PlaceholderContext>
        ),
        iconLoading: () => <PlaceholderPicture />,
        iconError: () => <PlaceholderPicture />,
        slideFooter: ({ slide }) => {
          const at = photos.findIndex(({ image }) => large(image) === slide.src);
          return count > 1 ? <Position>{position(at + 1, count)}</Position> : null;
        },
        ...(count > 1 ? {} : { buttonPrev: nothing, buttonNext: nothing }),
      }}
    />
  );
}

function PlaceholderPicture() {
  return <Small src={use(PlaceholderContext)} alt="" />;
}

function large(image: string): string {
  return pictureAddress(image, 1600);
}

function nothing() {
  return null;
}

const Small = styled.img`
  width: 100vw;
  max-width: none;
  height: 100dvh;
  object-fit: contain;
`;

const Position = styled.p`
  position: absolute;
  bottom: var(--space-3);
  padding: var(--space-1) var(--space-3);
  border-radius: var(--radius-pill);
  background: var(--surface);
  color: var(--ink);
  font-size: var(--text-small);
`;

/* The library's variables, and some of its classes (docs/upgrading.md). */
const Look = styled(YetAnotherLightbox)`
  --yarl__color_backdrop: var(--blush);
  --yarl__color_button: var(--ink);
  --yarl__color_button_active: var(--accent);
  --yarl__color_button_disabled: var(--ink-soft);
  --yarl__button_background_color: var(--surface);
  --yarl__button_filter: none;
  --yarl__button_margin: 0 2px;
  --yarl__button_padding: 8px;
  --yarl__navigation_button_padding: 8px;
  --yarl__icon_size: clamp(28px, 1.75rem, 44px);

  @media (forced-colors: active) {
    --yarl__button_border: 1px solid;
  }

  /* The library rounds the corners of what has the focus, which may be the whole view. */
  .yarl__container {
    border-radius: 0;
  }

  .yarl__button {
    border-radius: 50%;
    box-shadow: var(--shadow-low);
  }

  .yarl__button:focus-visible {
    outline: 2px solid var(--ring);
    outline-offset: 2px;
  }

  .yarl__navigation_prev:disabled,
  .yarl__navigation_next:disabled {
    visibility: hidden;
  }
`;
