import type { RefObject } from 'react';
import { useMessages } from '@/messages/useMessages';
import 'yet-another-react-lightbox/styles.css';
import YetAnotherLightbox from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import type { Photo } from '@/catalogue/items';
import type { LightboxMessages } from '@/messages/Messages';
import { pictureAddress } from '@/pictures/optimisedPicture';

export interface LightboxProps {
  readonly photos: readonly Photo[];
  /** Index of the photo that is shown first. */
  readonly first: number;
  readonly onClose: () => void;
  /**
   * The element that opened it. Inside a modal dialog the lightbox must be rendered within that dialog, because
   * everything outside a modal dialog is inert.
   */
  readonly from?: RefObject<HTMLElement | null>;
  /** The button labels, by the keys of the library. */
  readonly messages: LightboxMessages;
}

/**
 * The largest zoom: screen pixels for each pixel of the picture. Phones have two or three screen pixels to a CSS pixel.
 */
const MAX_ZOOM = 3;

/** Photos at full size: arrow keys and swipes change the photo, pinching zooms, Escape closes. */
export function Lightbox({ photos, first, onClose, from, messages }: LightboxProps) {
  const { media } = useMessages();
  const root = from?.current?.closest('dialog');
  return (
    <YetAnotherLightbox
      open
      index={first}
      close={onClose}
      {...(root ? { portal: { root } } : {})}
      plugins={[Zoom]}
      zoom={{ maxZoomPixelRatio: MAX_ZOOM, scrollToZoom: true }}
      carousel={{ finite: true }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      labels={messages}
      slides={photos.map(({ image, title = media.photo }) => ({
        src: pictureAddress(image, 1600),
        alt: title,
      }))}
    />
  );
}
