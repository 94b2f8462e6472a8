import dynamic from 'next/dynamic';
import { useState } from 'react';
import styled from 'styled-components';
import type { CarouselWords } from '@/words/Words';
import { CarouselControls } from './CarouselControls';
import { Slide } from './Slide';
import { useRotation } from './useRotation';
import { useWanted } from './useWanted';

/** The library comes after the page; until then one picture stands in its place, in the HTML the first. */
const SlickTrack = dynamic(() => import('./SlickTrack').then((module) => module.SlickTrack), {
  ssr: false,
});

interface Props {
  readonly label: string;
  readonly images: readonly string[];
  readonly words: CarouselWords;
}

/** A carousel after the W3C's APG: it rotates until somebody points, focuses or stops it; once stopped it stays so. */
export function Carousel({ label, images, words }: Props) {
  const [current, setCurrent] = useState(0);
  const [ready, setReady] = useState(false);
  const [wanted, want] = useWanted();
  const rotation = useRotation(images.length, setCurrent);
  const shown = images[current];
  if (!shown) return null;

  return (
    <Region
      aria-roledescription={words.role}
      aria-label={label}
      onPointerOverCapture={want}
      onFocusCapture={want}
      {...rotation.area}
    >
      <CarouselControls
        count={images.length}
        current={current}
        rotation={rotation}
        onShow={setCurrent}
        words={words}
      />
      <Stage aria-live={rotation.turning ? 'off' : 'polite'}>
        {ready ? null : (
          <Slide
            key={current}
            image={shown}
            position={current + 1}
            count={images.length}
            words={words}
          />
        )}
        {wanted ? (
          <SlickTrack
            images={images}
            current={current}
            onChange={setCurrent}
            onReady={setReady}
            words={words}
          />
        ) : null}
      </Stage>
    </Region>
  );
}

const Region = styled.section`
  display: flex;
  flex-direction: column-reverse;
  gap: var(--space-3);
  margin-top: var(--space-6);
`;

const Stage = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 16 / 7;
  border-radius: var(--radius);
  background: var(--blush);
`;
