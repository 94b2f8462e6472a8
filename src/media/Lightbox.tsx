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
  /** The photo that is opened first, counted from 0. */
  readonly first: number;
  readonly onClose: () => void;
  /** What it was opened from. Inside a modal dialog it has to lie in that dialog, for nothing outside can be used. */
  readonly from?: RefObject<HTMLElement | null>;
  /** The names of its buttons, under the names that the library gives them. */
  readonly messages: LightboxMessages;
}

/** How many of the screen's pixels one of the picture's may take; phones have two or three to the CSS pixel. */
const MOST_ZOOM = 3;

/** Photos at full size: arrow keys and swipes from one to the next, pinch to look closer, Escape to leave. */
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
      zoom={{ maxZoomPixelRatio: MOST_ZOOM, scrollToZoom: true }}
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
