import styled from 'styled-components';
import type { ProductPageMessages } from '@/messages/Messages';
import { Picture } from '@/pictures/Picture';
import type { PictureWidth } from '@/pictures/pictureLimits';
import { useHydrated } from '@/ui/rendering/useHydrated';

/** A thumbnail is 72 CSS pixels wide. */
const THUMB_WIDTHS: readonly PictureWidth[] = [180];

interface Props {
  readonly pictures: readonly string[];
  readonly at: number;
  readonly onPick: (index: number) => void;
  readonly onMissing: (picture: string) => void;
  readonly messages: ProductPageMessages;
}

/** A thumbnail for each picture, on wide screens only: phones swipe, and need not load them. */
export function PictureThumbs({ pictures, at, onPick, onMissing, messages }: Props) {
  return (
    <Thumbs
      className="from-medium scripted"
      style={useHydrated() ? undefined : { visibility: 'hidden' }}
    >
      {pictures.map((picture, index) => (
        <li key={picture}>
          <button
            type="button"
            aria-label={messages.picture(index + 1, pictures.length)}
            aria-current={index === at || undefined}
            onClick={() => onPick(index)}
          >
            <Picture
              src={picture}
              alt=""
              widths={THUMB_WIDTHS}
              onMissing={() => onMissing(picture)}
            />
          </button>
        </li>
      ))}
    </Thumbs>
  );
}

const Thumbs = styled.ul`
  display: flex;
  gap: var(--space-2);
  height: 4.5rem;
  margin-top: var(--space-3);

  > li {
    flex: 0 1 4.5rem;
  }

  button {
    position: relative;
    isolation: isolate;
    width: 100%;
    height: 100%;
    overflow: hidden;
    border-radius: var(--radius);
    background: var(--blush);
  }

  /* The picture lies below the outline that marks the one in view. */
  img {
    z-index: -1;
  }

  [aria-current]:not(:focus-visible) {
    outline: 3px solid var(--ring);
    outline-offset: -3px;
  }
`;
