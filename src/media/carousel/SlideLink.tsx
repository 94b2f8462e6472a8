import styled, { css } from 'styled-components';
import type { Elements } from '@/ui/Elements';
import { ExternalLink } from '@/ui/ExternalLink';
import { InternalLink } from '@/ui/InternalLink';

interface Props {
  /** Undefined when the slide links to nothing. */
  readonly to: string | undefined;
  readonly children: Elements;
}

/**
 * The link of a slide, named by its picture's description: a page of this site, or another site in a new tab. It is not
 * draggable, because dragging with a pointer swipes the carousel.
 */
export function SlideLink({ to, children }: Props) {
  if (!to) return children;
  if (to.startsWith('/')) {
    return (
      <Inside href={to} draggable={false}>
        {children}
      </Inside>
    );
  }
  return (
    <Outside href={to} draggable={false}>
      {children}
    </Outside>
  );
}

const fullSizeStyle = css`
  text-decoration: none;

  /* Forced-colours mode (high contrast) makes this border visible. */
  border: 1px solid transparent;

  /* Inside, because the stage clips; over the picture, which covers an outline; of two colours, for any picture. */
  &:focus-visible {
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

const Inside = styled(InternalLink)`
  ${fullSizeStyle}
`;

const Outside = styled(ExternalLink)`
  ${fullSizeStyle}
`;
