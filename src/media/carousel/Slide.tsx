import { memo } from 'react';
import styled from 'styled-components';
import type { SlidePicture } from '@/catalogue/items';
import type { CarouselMessages } from '@/messages/Messages';
import { Picture } from '@/pictures/Picture';
import { bannerWidths } from '@/pictures/pictureLimits';
import { SlideLink } from './SlideLink';
import { SlideWords } from './SlideWords';
import { stageHeight } from './stageHeight';

interface Props {
  readonly picture: SlidePicture;
  /** Counted from 1. */
  readonly position: number;
  readonly count: number;
  /** Whether it is the slide in view; the others are inert, so nothing in them can be focused. */
  readonly shown: boolean;
  readonly eager?: boolean;
  readonly messages: CarouselMessages;
}

/** One banner picture of the carousel. */
export const Slide = memo(function Slide(props: Props) {
  const { picture, position, count, shown, eager = false, messages } = props;
  const hasWords = picture.headline !== undefined || picture.line !== undefined;
  return (
    <Frame
      role="group"
      aria-roledescription={messages.slide}
      aria-label={messages.position(position, count)}
      inert={!shown}
    >
      <SlideLink to={picture.link}>
        {hasWords ? <SlideWords {...picture} /> : null}
        <Picture
          src={picture.image}
          alt={picture.alt ?? (hasWords ? '' : messages.undescribed(position))}
          sizes="(min-width: 1200px) 1136px, 100vw"
          widths={bannerWidths}
          placeholder={picture.alt}
          eager={eager}
        />
      </SlideLink>
    </Frame>
  );
});

/*
 * A grid, so that link and words are as high as the picture, and the picture as high as words in large text. Of a picture
 * that is cut, the left goes first, where words stand, and on wide screens more of the top than of the ground.
 */
const Frame = styled.div`
  position: relative;
  display: grid;
  min-height: ${stageHeight};

  img {
    object-position: 80% 70%;
  }
`;
