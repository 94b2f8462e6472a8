import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import { InternalLink } from '@/ui/InternalLink';

/** A link of picture in an arch, heading and quiet words. One styled component: home has forty. */
export const ShelfTile = styled(InternalLink)`
  display: grid;
  align-content: start;
  justify-items: center;
  color: inherit;
  text-align: center;
  text-decoration: none;

  > div {
    position: relative;
    display: grid;
    place-items: center;
    width: 100%;
    overflow: hidden;
    aspect-ratio: 1;
    border-radius: var(--radius-arch);
    background: var(--blush);
  }

  > h3 {
    margin-top: 6px;
    font: 600 var(--text-small) / max(calc(16 / 14), var(--line-least)) var(--font-text);
    overflow-wrap: break-word;
  }

  > span {
    color: var(--ink-soft);
    font-size: var(--text-tiny);
    line-height: max(calc(16 / 12), var(--line-least));
  }

  &:hover > h3 {
    text-decoration: underline;
  }

  ${media.wide} {
    > h3 {
      font-size: var(--text-base);
      line-height: max(1.25, var(--line-least));
    }
  }

  /* With large text, one column: each card is a row, so that it doesn't fill a screen. */
  @container (max-width: 11.74rem) {
    grid-template: 1fr 1fr / minmax(0, 33%) 1fr;
    column-gap: 12px;
    justify-items: start;
    text-align: start;

    > div {
      grid-row: span 2;
    }

    > h3 {
      align-self: end;
    }
  }
`;
