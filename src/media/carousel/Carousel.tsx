import { media } from '@styles/breakpoints';
import { useCallback, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { SlidePicture } from '@/catalogue/items';
import type { CarouselMessages } from '@/messages/Messages';
import { useHydrated } from '@/ui/rendering/useHydrated';
import { CarouselControls } from './CarouselControls';
import { Slide } from './Slide';
import { useRotation } from './useRotation';

interface Props {
  readonly label: string;
  readonly pictures: readonly SlidePicture[];
  readonly messages: CarouselMessages;
}

/** Without a scroll event for so long, the row stands still. */
const SETTLED_MS = 120;

/**
 * A carousel (W3C ARIA Authoring Practices Guide): a row to scroll or swipe, without scripts too.
 * It rotates until somebody points at it or focuses it, and ends once stopped.
 */
export function Carousel({ label, pictures, messages }: Props) {
  const [current, setCurrent] = useState(0);
  const stage = useRef<HTMLDivElement>(null);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHydrated = useHydrated();
  const count = pictures.length;
  const show = useCallback((index: number) => {
    setCurrent(index);
    const { current: row } = stage;
    if (row) row.scrollLeft = index * row.clientWidth;
  }, []);
  const rotation = useRotation(current, count, show);
  /** Not at each scroll event: between two slides far apart it passes others. */
  const follow = useCallback(() => {
    clearTimeout(settling.current);
    settling.current = setTimeout(() => {
      const { scrollLeft = 0, clientWidth = 0 } = stage.current ?? {};
      if (clientWidth > 0) setCurrent(Math.round(scrollLeft / clientWidth));
    }, SETTLED_MS);
  }, []);
  useEffect(() => {
    // It may have been swiped before hydration.
    if (stage.current?.scrollLeft) follow();
    return () => clearTimeout(settling.current);
  }, [follow]);
  if (count === 0) return null;

  return (
    <Region aria-roledescription={messages.role} aria-label={label} {...rotation.area}>
      {count > 1 ? (
        <CarouselControls
          count={count}
          current={current}
          rotation={rotation}
          onShow={show}
          messages={messages}
        />
      ) : null}
      <Stage ref={stage} onScroll={follow} aria-live={rotation.turning ? 'off' : 'polite'}>
        {pictures.map((picture, index) => (
          <Slide
            key={picture.image}
            picture={picture}
            position={index + 1}
            count={count}
            inert={isHydrated && index !== current}
            messages={messages}
          />
        ))}
      </Stage>
    </Region>
  );
}

/* The controls come first in the tab order, but stand below the stage. */
const Region = styled.section`
  display: flex;
  flex-direction: column-reverse;
`;

/* Lower on low screens: prices stay in the first screen. */
const Stage = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 100%;
  min-height: clamp(108px, 100vh - 608px, 132px);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-behavior: smooth;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  ${media.medium} {
    min-height: clamp(176px, 26vw, 312px);
    border-radius: var(--radius);
  }

  ${media.wide} {
    min-height: clamp(176px, 100vh - 604px, 312px);
  }
`;
