import { memo } from 'react';
import styled from 'styled-components';
import type { SlidePicture } from '@/catalogue/items';
import { Picture } from '@/pictures/Picture';
import type { CarouselWords } from '@/words/Words';
import { SlideLink } from './SlideLink';

interface Props {
  readonly picture: SlidePicture;
  /** Counted from 1. */
  readonly position: number;
  readonly count: number;
  /** Whether it is the one that is shown; the others can't be focused. */
  readonly shown: boolean;
  readonly eager?: boolean;
  readonly words: CarouselWords;
}

/** One banner picture of the carousel. */
export const Slide = memo(function Slide(props: Props) {
  const { picture, position, count, shown, eager = false, words } = props;
  return (
    <Frame
      role="group"
      aria-roledescription={words.slide}
      aria-label={words.position(position, count)}
      inert={!shown}
    >
      <SlideLink to={picture.link}>
        <Picture
          src={picture.image}
          alt={picture.alt ?? words.undescribed(position)}
          sizes="(min-width: 1200px) 1136px, 92vw"
          placeholder={picture.alt}
          eager={eager}
        />
      </SlideLink>
    </Frame>
  );
});

const Frame = styled.div`
  position: relative;
  aspect-ratio: 16 / 7;
`;
