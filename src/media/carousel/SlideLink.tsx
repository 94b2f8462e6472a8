import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { ExternalLink } from '@/ui/ExternalLink';
import { InternalLink } from '@/ui/InternalLink';

interface Props {
  /** Undefined: the slide leads nowhere. */
  readonly to: string | undefined;
  readonly children: ReactNode;
}

/**
 * What a slide leads to, named by its picture's description: a page of the site, or another site in a new tab. Not to be
 * dragged, for a pointer that draws on it means to swipe.
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

const whole = css`
  display: block;
  height: 100%;

  /* High contrast draws it. */
  border: 1px solid transparent;

  /* Within the stage, which would cut it off outside. */
  &:focus-visible {
    outline-offset: -6px;
  }
`;

const Inside = styled(InternalLink)`
  ${whole}
`;

const Outside = styled(ExternalLink)`
  ${whole}
`;
