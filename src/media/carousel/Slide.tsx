import { media } from '@styles/breakpoints';
import { memo } from 'react';
import styled from 'styled-components';
import type { SlidePicture } from '@/catalogue/items';
import type { CarouselMessages } from '@/messages/Messages';
import { Picture } from '@/pictures/Picture';
import { bannerWidths } from '@/pictures/pictureLimits';
import { ExternalLink } from '@/ui/ExternalLink';
import { InternalLink } from '@/ui/InternalLink';
import { SlideWords } from './SlideWords';

interface Props {
  readonly picture: SlidePicture;
  readonly position: number;
  readonly count: number;
  /** Out of view: nothing in it can be focused. */
  readonly inert: boolean;
  readonly messages: CarouselMessages;
}

/** A banner of the carousel. */
export const Slide = memo(function Slide({ picture, position, count, inert, messages }: Props) {
  const { image, alt, link, headline, line } = picture;
  const hasWords = headline !== undefined || line !== undefined;
  const shown = (
    <>
      {hasWords ? <SlideWords {...picture} /> : null}
      <div>
        <Picture
          src={image}
          alt={alt ?? (hasWords ? '' : messages.undescribed(position))}
          sizes={hasWords ? IN_ARCH : ALONE}
          widths={bannerWidths}
          placeholder={alt}
          eager={position === 1}
        />
      </div>
    </>
  );
  const Link = link?.startsWith('/') ? InternalLink : ExternalLink;
  return (
    <Frame
      role="group"
      aria-roledescription={messages.slide}
      aria-label={messages.position(position, count)}
      inert={inert}
    >
      {link ? <Link href={link}>{shown}</Link> : shown}
    </Frame>
  );
});

const IN_ARCH = '(min-width: 768px) 680px, 280px';
const ALONE = '(min-width: 1200px) 1136px, 100vw';

/* Grows with large text. An arch cuts off a picture's left, where it has no product. */
const Frame = styled.div`
  position: relative;
  scroll-snap-align: start;
  background: var(--ink);
  color: var(--on-dark);

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
    text-decoration: none;
  }

  span + div {
    grid-column: 2;
    place-self: end start;
    height: calc(100% - var(--space-3));
    max-width: calc(100% - var(--space-3));
    aspect-ratio: 3 / 2;
    border-radius: 50% 50% 0 0 / 30% 30% 0 0;

    ${media.wide} {
      aspect-ratio: 2;
    }
  }

  span + div > img {
    object-position: 100% 50%;
  }

  /* Inset, because the stage clips. Two colours suit any picture. */
  > a:focus-visible {
    outline-offset: -6px;

    &::after {
      content: '';
      position: absolute;
      z-index: 1;
      inset: 4px;
      border: 2px solid var(--ring);
      border-radius: var(--radius);
      outline: 2px solid var(--surface);
    }
  }
`;
