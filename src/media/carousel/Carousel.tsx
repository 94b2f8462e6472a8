import { media } from '@styles/breakpoints';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { SlidePicture } from '@/catalogue/items';
import type { CarouselMessages } from '@/messages/Messages';
import { loadLater } from '@/ui/rendering/loadLater';
import { mayPrefetch } from '@/ui/rendering/prefetch';
import { useInView } from '@/ui/useInView';
import { CarouselControls } from './CarouselControls';
import { Slide } from './Slide';
import { useRotation } from './useRotation';

/** Loaded once the carousel is in view; until then, and in the HTML, a single slide stands in. */
const track = loadLater(() => import('./SlickTrack').then((module) => module.SlickTrack));

interface Props {
  readonly label: string;
  readonly pictures: readonly SlidePicture[];
  readonly messages: CarouselMessages;
}

/**
 * A carousel (W3C ARIA Authoring Practices Guide). It rotates until somebody points at it or focuses it, and ends once
 * stopped. Without scripts the pictures are a row to scroll.
 */
export function Carousel({ label, pictures, messages }: Props) {
  const [current, setCurrent] = useState(0);
  const [ready, setReady] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const [wanted, want] = useWanted(stage);
  const SlickTrack = track.useLoaded(wanted);
  // It does not turn before react-slick is there: another picture would first show an empty ground.
  const rotation = useRotation(ready ? pictures.length : 1, setCurrent);
  const takeOver = useCallback((link: HTMLElement | null | undefined) => {
    // The track replaces the single slide. If that slide's link has the focus, the same link in the track takes it
    // over.
    if (stage.current?.contains(document.activeElement)) link?.focus({ preventScroll: true });
    setReady(true);
  }, []);
  const currentPicture = pictures[current];
  if (!currentPicture) return null;

  return (
    <Region
      aria-roledescription={messages.role}
      aria-label={label}
      onPointerOverCapture={want}
      onFocusCapture={want}
      {...rotation.area}
    >
      {pictures.length > 1 ? (
        <CarouselControls
          count={pictures.length}
          current={current}
          rotation={rotation}
          onShow={setCurrent}
          messages={messages}
        />
      ) : null}
      <Stage ref={stage} aria-live={rotation.turning ? 'off' : 'polite'}>
        {ready ? null : (
          <Slide
            key={current}
            picture={currentPicture}
            position={current + 1}
            count={pictures.length}
            isCurrent
            eager
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
              isCurrent
              messages={messages}
            />
          ))}
        </noscript>
        {wanted && SlickTrack ? (
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

/** The delay before react-slick is fetched for a carousel in view. By then the page's own work is done. */
const FETCH_DELAY_MS = 8_000;

/** The delay after which a tap has ended and its result is painted. */
const TAP_DELAY_MS = 200;

/**
 * Whether to fetch react-slick: some time after the carousel came into view (unless data is saved), or when somebody
 * points at it or focuses it. On a slow phone (4x) that takes 0.2 to 0.3 s, too long for the first press to wait.
 */
function useWanted(stage: RefObject<HTMLElement | null>): [wanted: boolean, want: () => void] {
  const seen = useInView(stage);
  const [wanted, setWanted] = useState(false);
  const want = () => {
    if (!wanted) setTimeout(() => setWanted(true), TAP_DELAY_MS);
  };
  useEffect(() => {
    if (!seen || !mayPrefetch()) return;
    const timer = setTimeout(() => setWanted(true), FETCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [seen]);
  return [wanted, want];
}

/* The controls come first in the tab order, but stand below the stage. */
const Region = styled.section`
  display: flex;
  flex-direction: column-reverse;
`;

const Stage = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  /* With "clip", large text makes the stage higher. */
  overflow: hidden;
  overflow: clip;
  /* The least height of stage and slides. It keeps prices in the first screen. */
  --stage-height: clamp(108px, 100vh - 608px, 132px);
  min-height: var(--stage-height);

  ${media.medium} {
    --stage-height: clamp(176px, 26vw, 312px);
  }

  ${media.wide} {
    --stage-height: clamp(152px, 100vh - 652px, 312px);
  }

  @media (scripting: none) {
    display: flex;
    overflow-x: auto;
    noscript {
      display: contents;
    }
  }
`;
