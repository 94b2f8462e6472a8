import 'slick-carousel/slick/slick.css';
import { useEffect, useRef } from 'react';
import Slider from 'react-slick';
import type { SlidePicture } from '@/catalogue/items';
import type { CarouselMessages } from '@/messages/Messages';
import { Slide } from './Slide';

const TRANSITION_MS = 320;

/**
 * When react-slick measures itself again at the start of a transition, for example after mounting, it returns to the
 * previous slide. After this time it is told the slide once more.
 */
const REPEAT_AFTER_MS = TRANSITION_MS + 80;

interface Props {
  readonly pictures: readonly SlidePicture[];
  readonly current: number;
  readonly onChange: (index: number) => void;
  /** Called once the track is mounted, with the link of the slide in view, if it has one. */
  readonly onReady: (link: HTMLElement | null | undefined) => void;
  readonly messages: CarouselMessages;
}

/** The carousel's slides, swiped by react-slick. It is not `infinite`, because that clones texts and tab stops. */
export function SlickTrack({ pictures, current, onChange, onReady, messages }: Props) {
  const track = useRef<HTMLDivElement>(null);
  const slider = useRef<Slider>(null);
  /** The slide last asked for. A transition starts late, so that the next press may come before it. */
  const sentTo = useRef(current);
  useEffect(() => {
    if (sentTo.current === current) return;
    sentTo.current = current;
    slider.current?.slickGoTo(current);
    const repeat = setTimeout(() => slider.current?.slickGoTo(current), REPEAT_AFTER_MS);
    return () => clearTimeout(repeat);
  }, [current]);
  useEffect(
    () => onReady(track.current?.querySelector<HTMLElement>('[role=group]:not([inert]) a')),
    [onReady],
  );

  return (
    <div ref={track}>
      <Slider
        ref={slider}
        infinite={false}
        arrows={false}
        speed={TRANSITION_MS}
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
            isCurrent={index === current}
            eager={index === 0}
            messages={messages}
          />
        ))}
      </Slider>
    </div>
  );
}
