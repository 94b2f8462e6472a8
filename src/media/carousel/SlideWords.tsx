import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import type { SlidePicture } from '@/catalogue/items';
import { MarkedText } from '@/ui/MarkedText';

/** The words of a banner, and an arrow if it is a link. */
export function SlideWords({ headline, line, link }: Omit<SlidePicture, 'image'>) {
  return (
    <Words className={link ? 'leads' : undefined}>
      <MarkedText as="b" text={headline} />
      <MarkedText text={line} />
    </Words>
  );
}

const Words = styled.span`
  display: grid;
  align-content: center;
  gap: var(--space-1);
  padding: var(--space-1) var(--space-2) var(--space-1) var(--gutter);

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
