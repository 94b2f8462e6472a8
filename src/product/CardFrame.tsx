import type { ReactNode } from 'react';
import styled from 'styled-components';
import { MarkedText } from '@/ui/MarkedText';

interface Props {
  readonly title: string;
  readonly picture: ReactNode;
  /** A link. */
  readonly action: ReactNode;
}

/**
 * The card of the home page: a picture in an arch, a title and one link, which the whole card follows. All of it in one
 * styled component, because the page has forty of them.
 */
export function CardFrame({ title, picture, action }: Props) {
  return (
    <Card>
      <div>{picture}</div>
      <h3>
        <MarkedText text={title} />
      </h3>
      {action}
    </Card>
  );
}

const Card = styled.article`
  position: relative;
  display: grid;
  justify-items: center;
  gap: var(--space-1);
  text-align: center;

  > div {
    position: relative;
    width: 100%;
    overflow: hidden;
    aspect-ratio: 4 / 5;
    border-radius: var(--radius-arch);
    background: var(--blush);
  }

  > h3 {
    margin-top: var(--space-2);
    font-size: clamp(0.9375rem, 0.8rem + 0.6vw, 1.1875rem);
    overflow-wrap: break-word;
  }

  > a {
    color: var(--ink-soft);
    font-size: 0.8125rem;
    text-decoration: none;

    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }
  }

  /* With large text the list has one column: each card becomes a row, so that it does not fill a whole screen. The
     picture gives way to a long name. */
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
