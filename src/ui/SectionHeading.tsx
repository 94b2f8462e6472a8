import type { ReactNode } from 'react';
import styled from 'styled-components';

interface Props {
  readonly id: string;
  readonly children: ReactNode;
}

/** A section's heading with an ornament below it, in the manner of alpona: the white floor drawings of Bengal's festivals. */
export function SectionHeading({ id, children }: Props) {
  return (
    <Heading id={id}>
      {children}
      <svg viewBox="0 0 120 12" aria-hidden="true">
        <path d="M0 6h44M76 6h44M60 1c3 3 3 7 0 10-3-3-3-7 0-10zM50 6c2-3 5-3 7 0-2 3-5 3-7 0zM70 6c-2-3-5-3-7 0 2 3 5 3 7 0z" />
      </svg>
    </Heading>
  );
}

const Heading = styled.h2`
  display: grid;
  justify-items: center;
  gap: var(--space-3);
  margin-bottom: var(--space-6);
  font-size: var(--text-title);
  text-align: center;

  svg {
    width: 7.5rem;
    fill: none;
    stroke: var(--gold-leaf);
    stroke-width: 1.2;
  }
`;
