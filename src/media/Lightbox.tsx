import { useWords } from '@/language/useWords';
import 'yet-another-react-lightbox/styles.css';
import YetAnotherLightbox from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { canonicalPicture } from '@/catalogue/canonicalPicture';
import type { Photo } from '@/catalogue/items';
import { optimisedPicture } from '@/catalogue/optimisedPicture';
import type { LightboxWords } from '@/words/Words';

export interface LightboxProps {
  readonly photos: readonly Photo[];
  /** The photo that is opened first, counted from 0. */
  readonly first: number;
  readonly onClose: () => void;
  /** The dialog that it lies in, where there is one: what is outside can't be used then. */
  readonly root?: HTMLElement | null | undefined;
  /** The names of its buttons, under the names that the library gives them. */
  readonly words: LightboxWords;
}

/** How many of the screen's pixels one of the picture's may take; phones have two or three to the CSS pixel. */
const MOST_ZOOM = 3;

/** Photos at full size: arrow keys and swipes from one to the next, pinch to look closer, Escape to leave. */
export function Lightbox({ photos, first, onClose, root, words }: LightboxProps) {
  const { media } = useWords();
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
      labels={words}
      slides={photos.map(({ image, title = media.photo }) => ({
        src: largeAddress(image),
        alt: title,
      }))}
    />
  );
}

/** The optimiser's address of a picture at full size; the original address where it can't be optimised. */
function largeAddress(src: string): string {
  const picture = canonicalPicture(src);
  return picture ? optimisedPicture(picture, 1600) : src;
}
