import styled from 'styled-components';
import type { Elements } from '@/ui/Elements';
import { ExternalLink } from '@/ui/ExternalLink';
import { InternalLink } from '@/ui/InternalLink';

interface Props {
  readonly to: string | undefined;
  readonly children: Elements;
}

/** The link of a slide. Not draggable, because dragging swipes the carousel. */
export function SlideLink({ to, children }: Props) {
  if (!to) return children;
  return (
    <FullSize as={to.startsWith('/') ? InternalLink : ExternalLink} href={to} draggable={false}>
      {children}
    </FullSize>
  );
}

const FullSize = styled(InternalLink)`
  text-decoration: none;

  border: 1px solid transparent;

  /* Inset, because the stage clips. Two colours suit any picture. */
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
