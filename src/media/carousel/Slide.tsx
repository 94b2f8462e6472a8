import { media } from '@styles/breakpoints';
import { memo } from 'react';
import styled from 'styled-components';
import type { SlidePicture } from '@/catalogue/items';
import type { CarouselMessages } from '@/messages/Messages';
import { Picture } from '@/pictures/Picture';
import { bannerWidths } from '@/pictures/pictureLimits';
import { SlideLink } from './SlideLink';
import { SlideWords } from './SlideWords';

interface Props {
  readonly picture: SlidePicture;
  readonly position: number;
  readonly count: number;
  /** In view. Other slides are inert: nothing in them can be focused. */
  readonly shown: boolean;
  readonly eager?: boolean;
  readonly messages: CarouselMessages;
}

/** A banner of the carousel. */
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
        <div>
          <Picture
            src={picture.image}
            alt={picture.alt ?? (hasWords ? '' : messages.undescribed(position))}
            sizes={hasWords ? IN_ARCH : ALONE}
            widths={bannerWidths}
            placeholder={picture.alt}
            eager={eager}
          />
        </div>
      </SlideLink>
    </Frame>
  );
});

const IN_ARCH = '(min-width: 768px) 680px, 280px';
const ALONE = '(min-width: 1200px) 1136px, 100vw';

/* Fills the stage and grows with large text. An arch cuts off a picture's left, where it has no product. */
const Frame = styled.div`
  position: relative;
  background: var(--ink);
  color: var(--on-dark);
  min-height: var(--stage-height);

  &,
  > a {
    display: grid;
    grid-template-columns: minmax(min-content, 48%) minmax(0, 1fr);
  }

  > a,
  div {
    position: relative;
    grid-column: 1 / -1;
    overflow: hidden;
  }

  span + div {
    grid-column: 2;
    place-self: end start;
    height: calc(100% - var(--space-3));
    max-width: calc(100% - var(--space-3));
    margin-bottom: -1px;
    aspect-ratio: 3 / 2;
    border-radius: 50% 50% 0 0 / 30% 30% 0 0;

    ${media.wide} {
      aspect-ratio: 2;
    }
  }

  span + div > img {
    object-position: 100% 50%;
  }
`;
