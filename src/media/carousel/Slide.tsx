import { media } from '@styles/breakpoints';
import { memo } from 'react';
import styled from 'styled-components';
import type { SlidePicture } from '@/catalogue/items';
import type { CarouselMessages } from '@/messages/Messages';
import { Picture } from '@/pictures/Picture';
import { bannerWidths } from '@/pictures/pictureLimits';
import type { Elements } from '@/ui/Elements';
import { ExternalLink } from '@/ui/ExternalLink';
import { InternalLink } from '@/ui/InternalLink';
import { MarkedText } from '@/ui/MarkedText';

const IN_ARCH = '(min-width: 768px) 680px, 280px';
const ALONE = '(min-width: 1200px) 1136px, 100vw';

interface Props {
  readonly picture: SlidePicture;
  readonly position: number;
  readonly count: number;
  /** Whether the slide is in view. Others are inert: nothing in them can be focused. */
  readonly isCurrent: boolean;
  readonly eager?: boolean;
  readonly messages: CarouselMessages;
}

/** A banner of the carousel. */
export const Slide = memo(function Slide(props: Props) {
  const { picture, position, count, isCurrent, eager = false, messages } = props;
  const hasWords = picture.headline !== undefined || picture.line !== undefined;
  return (
    <Frame
      role="group"
      aria-roledescription={messages.slide}
      aria-label={messages.position(position, count)}
      inert={!isCurrent}
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

interface LinkProps {
  readonly to: string | undefined;
  readonly children: Elements;
}

/** The link of a slide. Not draggable, because dragging swipes the carousel. */
function SlideLink({ to, children }: LinkProps) {
  if (!to) return children;
  return (
    <FullSize as={to.startsWith('/') ? InternalLink : ExternalLink} href={to} draggable={false}>
      {children}
    </FullSize>
  );
}

/** The words of a banner, and an arrow if it is a link. */
function SlideWords({ headline, line, link }: Omit<SlidePicture, 'image'>) {
  return (
    <Words className={link ? 'leads' : undefined}>
      <MarkedText as="b" text={headline} />
      <MarkedText text={line} />
    </Words>
  );
}

const FullSize = styled(InternalLink)`
  text-decoration: none;
  /* Visible in forced colours. A border would leave a line below the arch. */
  outline: 1px solid transparent;
  outline-offset: -1px;

  /* The focus ring is inside, because the stage clips, and has two colours, so that it is seen on any picture. */
  &:focus-visible {
    outline: 2px solid var(--ring);
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

const Words = styled.span`
  display: grid;
  align-content: center;
  gap: var(--space-1);
  padding: var(--space-1) var(--space-2) var(--space-1) 0;

  > b {
    font: 600 var(--text-larger) / var(--leading) var(--font-display);
    text-wrap: balance;
  }

  > span {
    color: var(--gold-on-dark);
    font: 600 var(--text-base) / var(--leading) var(--font-display);
  }

  &.leads > :last-child::after {
    content: '';
    display: inline-block;
    width: 0.5em;
    height: 0.5em;
    margin-inline-start: 0.5em;
    border: solid;
    border-width: 2px 2px 0 0;
    rotate: 45deg;
  }

  ${media.medium} {
    gap: var(--space-2);

    > b {
      font-size: var(--text-title);
    }

    > span {
      font-size: var(--text-larger);
    }
  }

  ${media.wide} {
    > b {
      font-size: var(--text-largest);
    }
  }
`;

/* The slide grows with large text. Beside words an arch cuts off the picture's left part, which shows no product. */
const Frame = styled.div`
  position: relative;
  flex: none;
  width: 100%;
  min-height: var(--stage-height, auto);
  background: var(--ink);
  color: var(--on-dark);

  &,
  > a {
    display: grid;
    grid-template-columns: minmax(min-content, 48%) minmax(0, 1fr);
  }

  /* Words begin and the arch ends where the page's content does. */
  &:has(> span),
  > a:has(> span) {
    padding-inline: max(var(--gutter), 50% - var(--content-width) / 2 + var(--gutter));
  }

  > a,
  div {
    position: relative;
    grid-column: 1 / -1;
    overflow: hidden;
  }

  span + div {
    grid-column: 2;
    place-self: end;
    height: calc(100% - var(--space-3));
    max-width: 100%;
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
