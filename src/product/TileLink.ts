import styled from 'styled-components';
import { archFrame } from '@/ui/archFrame';
import { InternalLink } from '@/ui/InternalLink';

/**
 * A tile that links: a picture in an arch, a heading, small text, all in the middle unless a parent sets `--tile-align`.
 * One styled component, because home has forty.
 */
export const TileLink = styled(InternalLink)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  justify-items: var(--tile-align, center);
  color: var(--ink-soft);
  font-size: var(--text-tiny);
  text-align: var(--tile-align, center);
  text-decoration: none;

  > :first-child {
    width: 100%;
    height: auto;
    ${archFrame}
  }

  > h3 {
    margin-top: 6px;
    color: var(--ink);
    font: 600 var(--text-name) / var(--leading) var(--font-text);
    overflow-wrap: break-word;
  }

  &:hover > h3 {
    text-decoration: underline;
  }

  /* With large text there is one column, and a tile becomes a row, so that it doesn't fill a screen. */
  @container (max-width: 11.74rem) {
    grid-template: 1fr 1fr / minmax(0, 1fr) minmax(0, 2fr);
    column-gap: 12px;
    justify-items: start;
    text-align: start;

    > :first-child {
      grid-row: span 2;
    }

    > h3 {
      align-self: end;
    }
  }
`;
