import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import type { Elements } from './Elements';

interface Props {
  readonly id: string;
  readonly children: Elements;
}

/**
 * The heading of a section above a fine line of alpona, the white floor drawing of Bengal's festivals. On phones it is
 * between two lines instead, which need no height.
 */
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
  display: flex;
  align-items: center;
  gap: 12px;
  margin-bottom: var(--space-3);
  font-size: var(--text-title);
  text-align: center;

  &::before,
  &::after {
    content: '';
    flex: 1;
    height: 1.5px;
    background: linear-gradient(to left, var(--gold-leaf), transparent);
  }

  &::after {
    order: 1;
    background: linear-gradient(to right, var(--gold-leaf), transparent);
  }

  svg {
    display: none;
    width: 7.5rem;
    fill: none;
    stroke: var(--gold-leaf);
    stroke-width: 1.2;
  }

  ${media.medium} {
    display: grid;
    justify-items: center;
    margin-bottom: var(--space-4);

    &::before,
    &::after {
      content: none;
    }

    svg {
      display: block;
    }
  }
`;
