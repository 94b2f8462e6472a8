import { type RefObject, useEffect, useState } from 'react';
import type { ProductPageMessages } from '@/messages/Messages';
import { mayPrefetch } from '@/ui/rendering/prefetch';
import { PressablePicture } from './PressablePicture';

interface Props {
  /** Two or more addresses. */
  readonly pictures: readonly string[];
  readonly title: string;
  readonly row: RefObject<HTMLUListElement | null>;
  readonly onMove: (index: number) => void;
  readonly onPress: (index: number) => void;
  readonly onMissing: (picture: string) => void;
  readonly messages: ProductPageMessages;
}

/**
 * A row of pictures to swipe. The first loads with the page, each further one when the row moves towards it.
 * `loading="lazy"` would not do: some browsers load pictures that are merely near.
 */
export function PictureRow({ pictures, title, row, onMove, onPress, onMissing, messages }: Props) {
  const [loadedTo, setLoadedTo] = useState(0);
  const follow = ({ scrollLeft, clientWidth }: HTMLElement) => {
    const place = scrollLeft / clientWidth;
    setLoadedTo((before) =>
      Math.max(before, mayPrefetch() ? Math.floor(place) + 1 : Math.ceil(place)),
    );
    onMove(Math.round(place));
  };
  // The row may have been swiped before hydration.
  useEffect(() => {
    if (row.current?.scrollLeft) row.current.dispatchEvent(new Event('scroll'));
  }, [row]);
  return (
    <ul
      className="row"
      ref={row}
      aria-label={messages.pictures}
      onScroll={({ currentTarget }) => follow(currentTarget)}
    >
      {pictures.map((picture, index) => (
        <li key={picture}>
          <PressablePicture
            src={picture}
            alt={title}
            label={messages.lookCloserAt(title, index + 1, pictures.length)}
            later={index > loadedTo}
            eager={index === 0}
            onPress={() => onPress(index)}
            onMissing={() => onMissing(picture)}
          />
        </li>
      ))}
    </ul>
  );
}
