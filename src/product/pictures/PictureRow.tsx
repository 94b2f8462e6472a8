import { type RefObject, useEffect, useState } from 'react';
import styled from 'styled-components';
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
    <Row
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
    </Row>
  );
}

const Row = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 100%;
  position: absolute;
  inset: 0;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scroll-behavior: smooth;

  > li {
    position: relative;
    scroll-snap-align: start;
    scroll-snap-stop: always;
  }
`;
