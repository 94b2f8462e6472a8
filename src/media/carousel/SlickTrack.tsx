import 'slick-carousel/slick/slick.css';
import { useEffect, useRef } from 'react';
import Slider from 'react-slick';
import type { SlidePicture } from '@/catalogue/items';
import type { CarouselWords } from '@/words/Words';
import { Slide } from './Slide';

interface Props {
  readonly pictures: readonly SlidePicture[];
  readonly current: number;
  readonly onChange: (index: number) => void;
  readonly onReady: (ready: boolean) => void;
  readonly words: CarouselWords;
}

/** react-slick does the swiping. Not `infinite`: that would clone slides, text and focus stops included. */
export function SlickTrack({ pictures, current, onChange, onReady, words }: Props) {
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
      {pictures.map((picture, index) => (
        <Slide
          key={picture.image}
          picture={picture}
          position={index + 1}
          count={pictures.length}
          shown={index === current}
          eager={index === 0}
          words={words}
        />
      ))}
    </Slider>
  );
}
