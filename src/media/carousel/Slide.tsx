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
  readonly position: number;
  readonly count: number;
  /** In view. Other slides are inert: nothing in them can be focused. */
  readonly shown: boolean;
  readonly eager?: boolean;
  readonly messages: CarouselMessages;
}

/** A banner of the carousel. Three background colours take turns, so that neighbours differ. */
export const Slide = memo(function Slide(props: Props) {
  const { picture, position, count, shown, eager = false, messages } = props;
  const hasWords = picture.headline !== undefined || picture.line !== undefined;
  return (
    <Frame
      role="group"
      aria-roledescription={messages.slide}
      aria-label={messages.position(position, count)}
      inert={!shown}
      className={grounds[position % grounds.length]}
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

/** An arch cuts off a third. */
const IN_ARCH = '(min-width: 1024px) 680px, 110vw';
const ALONE = '(min-width: 1200px) 1136px, 100vw';

const grounds = ['peach', 'blush', 'deep'] as const;

/* Fills the stage and grows with large text. An arch cuts off more of a picture's left. */
const Frame = styled.div`
  position: relative;
  background: var(--peach);
  ${stageHeight}

  &.blush {
    background: var(--blush);
  }

  &.deep {
    background: var(--accent-deep);
    color: var(--on-dark);

    span > span {
      color: inherit;
    }
  }

  &,
  > a {
    display: grid;
    grid-template-columns: minmax(min-content, 42%) minmax(0, 1fr);
  }

  > a,
  div {
    position: relative;
    grid-column: 1 / -1;
    overflow: hidden;
  }

  span + div {
    grid-column: 2;
    place-self: end center;
    height: calc(100% - var(--space-3));
    max-width: calc(100% - var(--space-6));
    aspect-ratio: 4 / 3;
    border: 3px solid var(--surface);
    border-bottom: 0;
    border-radius: 999px 999px 0 0;
  }

  span + div > img {
    object-position: 88% 50%;
  }
`;
