import 'slick-carousel/slick/slick.css';
import { useEffect, useRef } from 'react';
import Slider from 'react-slick';
import type { SlidePicture } from '@/catalogue/items';
import type { CarouselMessages } from '@/messages/Messages';
import { Slide } from './Slide';

/** How long a slide takes to glide into its place, in milliseconds. */
const GLIDES_MS = 320;

/**
 * Then the track is looked at. Where react-slick measures itself anew, as it does when it has come, just while it sets out, it
 * writes back the slide that it stood at before: the press would be lost.
 */
const LOOKS_AFTER_MS = GLIDES_MS + 80;

interface Props {
  readonly pictures: readonly SlidePicture[];
  readonly current: number;
  readonly onChange: (index: number) => void;
  /** The track is there; `link`: where its slide in view leads, if anywhere. */
  readonly onReady: (link: HTMLElement | null | undefined) => void;
  readonly messages: CarouselMessages;
}

/** react-slick does the swiping. Not `infinite`: that would clone slides, text and focus stops included. */
export function SlickTrack({ pictures, current, onChange, onReady, messages }: Props) {
  const slider = useRef<Slider>(null);
  /** Where the track stands or was last sent: it sets out a moment later, and the next press may come before that. */
  const sentTo = useRef(current);
  useEffect(() => {
    if (sentTo.current === current) return;
    sentTo.current = current;
    slider.current?.slickGoTo(current);
    const look = setTimeout(() => {
      if (placeInView(slider.current) !== current) slider.current?.slickGoTo(current);
    }, LOOKS_AFTER_MS);
    return () => clearTimeout(look);
  }, [current]);
  useEffect(() => onReady(slideInView(slider.current)?.querySelector('a')), [onReady]);

  return (
    <Slider
      ref={slider}
      infinite={false}
      arrows={false}
      speed={GLIDES_MS}
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
          messages={messages}
        />
      ))}
    </Slider>
  );
}

function slideInView(slider: Slider | null): Element | null | undefined {
  return slider?.innerSlider?.list?.querySelector('.slick-active');
}

/** Counted from 0; undefined when the track is gone. */
function placeInView(slider: Slider | null): number | undefined {
  const place = slideInView(slider)?.getAttribute('data-index');
  return place ? Number(place) : undefined;
}
