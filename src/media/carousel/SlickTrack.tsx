import 'slick-carousel/slick/slick.css';
import { useEffect, useRef } from 'react';
import Slider from 'react-slick';
import type { CarouselWords } from '@/words/Words';
import { Slide } from './Slide';

interface Props {
  readonly images: readonly string[];
  readonly current: number;
  readonly onChange: (index: number) => void;
  readonly onReady: (ready: boolean) => void;
  readonly words: CarouselWords;
}

/** react-slick does the swiping. Not `infinite`: that would clone slides, text and focus stops included. */
export function SlickTrack({ images, current, onChange, onReady, words }: Props) {
  const slider = useRef<Slider>(null);
  /** Where the track stands or was last sent: it sets out a moment later, and the next press may come before that. */
  const sentTo = useRef(current);
  useEffect(() => {
    if (sentTo.current === current) return;
    sentTo.current = current;
    slider.current?.slickGoTo(current);
  }, [current]);
  useEffect(() => onReady(true), [onReady]);

  return (
    <Slider
      ref={slider}
      infinite={false}
      arrows={false}
      speed={320}
      initialSlide={current}
      waitForAnimate={false}
      beforeChange={(_, next) => {
        sentTo.current = next;
        onChange(next);
      }}
    >
      {images.map((image, index) => (
        <Slide
          key={image}
          image={image}
          position={index + 1}
          count={images.length}
          eager={index === 0}
          words={words}
        />
      ))}
    </Slider>
  );
}
