import { type RefObject, useEffect, useState } from 'react';
import type { ProductPageMessages } from '@/messages/Messages';
import { mayPrefetch } from '@/ui/rendering/mayPrefetch';
import { ProductPicture } from './ProductPicture';

interface Props {
  /** The addresses, two or more. */
  readonly pictures: readonly string[];
  readonly title: string;
  readonly row: RefObject<HTMLUListElement | null>;
  /** Called with the index of the picture that came into view. */
  readonly onMove: (index: number) => void;
  readonly onPress: (index: number, picture: string) => void;
  readonly onMissing: (picture: string) => void;
  readonly messages: ProductPageMessages;
}

/**
 * Pictures in a row that scrolls sideways within its frame, one at a time. Only the first is loaded with the page: each
 * further one when the row moves towards it, and after that the next one ahead, unless the visitor saves data. Browsers' own
 * lazy loading is not enough, because some load what is near in a row.
 */
export function PictureRow({ pictures, title, row, onMove, onPress, onMissing, messages }: Props) {
  /** The index of the last picture that was wanted so far. */
  const [wanted, setWanted] = useState(0);
  const follow = ({ scrollLeft, clientWidth }: HTMLElement) => {
    const place = scrollLeft / clientWidth;
    setWanted((before) =>
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
      // In the quick look, swipes and arrow keys outside the row go to the neighbours on the shelf.
      onTouchStart={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        if (event.key.startsWith('Arrow')) event.stopPropagation();
      }}
    >
      {pictures.map((picture, index) => (
        <li key={picture}>
          <ProductPicture
            src={picture}
            alt={title}
            label={messages.lookCloserAt(title, index + 1, pictures.length)}
            later={index > wanted}
            eager={index === 0}
            onPress={() => onPress(index, picture)}
            onMissing={() => onMissing(picture)}
          />
        </li>
      ))}
    </ul>
  );
}
