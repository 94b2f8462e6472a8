import { media } from '@styles/breakpoints';
import dynamic from 'next/dynamic';
import { useCallback, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { SlidePicture } from '@/catalogue/items';
import type { CarouselMessages } from '@/messages/Messages';
import { CarouselControls } from './CarouselControls';
import { Slide } from './Slide';
import { useRotation } from './useRotation';

/** The library comes after the page; until then one picture stands in its place, in the HTML the first. */
const SlickTrack = dynamic(() => import('./SlickTrack').then((module) => module.SlickTrack), {
  ssr: false,
});

interface Props {
  readonly label: string;
  readonly pictures: readonly SlidePicture[];
  readonly messages: CarouselMessages;
}

/**
 * A carousel after the W3C's APG: it rotates until somebody points, focuses or stops it; once stopped it stays so. Without
 * scripts its pictures stand in a row that can be scrolled.
 */
export function Carousel({ label, pictures, messages }: Props) {
  const [current, setCurrent] = useState(0);
  const [ready, setReady] = useState(false);
  const [wanted, want] = useWanted();
  const rotation = useRotation(pictures.length, setCurrent);
  const stage = useRef<HTMLDivElement>(null);
  const takeOver = useCallback((link: HTMLElement | null | undefined) => {
    // With the picture that stood here, the focus that its link may have would be lost.
    if (stage.current?.contains(document.activeElement)) link?.focus({ preventScroll: true });
    setReady(true);
  }, []);
  const shown = pictures[current];
  if (!shown) return null;

  return (
    <Region
      aria-roledescription={messages.role}
      aria-label={label}
      onPointerOverCapture={want}
      onFocusCapture={want}
      {...rotation.area}
    >
      <CarouselControls
        count={pictures.length}
        current={current}
        rotation={rotation}
        onShow={setCurrent}
        messages={messages}
      />
      <Stage ref={stage} aria-live={rotation.turning ? 'off' : 'polite'}>
        {ready ? null : (
          <Slide
            key={current}
            picture={shown}
            position={current + 1}
            count={pictures.length}
            shown
            eager={current === 0}
            messages={messages}
          />
        )}
        <noscript>
          {pictures.slice(1).map((picture, index) => (
            <Slide
              key={picture.image}
              picture={picture}
              position={index + 2}
              count={pictures.length}
              shown
              messages={messages}
            />
          ))}
        </noscript>
        {wanted ? (
          <SlickTrack
            pictures={pictures}
            current={current}
            onChange={setCurrent}
            onReady={takeOver}
            messages={messages}
          />
        ) : null}
      </Stage>
    </Region>
  );
}

/** So long, in milliseconds, the library leaves a slow phone to its first view. */
const PATIENCE_MS = 3_000;

/** By then, in milliseconds, a tap has ended and what it brought is painted. */
const TAP_MS = 200;

/** Whether the library should be fetched: the page has come to rest, or somebody has reached for the carousel. */
function useWanted(): [wanted: boolean, want: () => void] {
  const [wanted, setWanted] = useState(false);
  const want = () => {
    if (!wanted) setTimeout(() => setWanted(true), TAP_MS);
  };
  useEffect(() => {
    const timer = setTimeout(() => setWanted(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return [wanted, want];
}

const Region = styled.section`
  display: flex;
  flex-direction: column-reverse;
  margin-block: var(--space-3) calc(-1 * var(--space-2));

  ${media.medium} {
    margin-block: var(--space-6) 0;
  }
`;

const Stage = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 16 / 7;
  border-radius: var(--radius);
  background: var(--blush);
  @media (scripting: none) {
    display: flex;
    overflow-x: auto;
    noscript {
      display: contents;
    }
    [role='group'] {
      flex: none;
      width: 100%;
    }
  }
`;
