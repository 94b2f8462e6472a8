import type { ReactNode } from 'react';
import styled from 'styled-components';

interface Props {
  readonly title: string;
  readonly picture: ReactNode;
  readonly action: ReactNode;
}

/** The card of the home page: a picture in an arch, a title and one action. */
export function CardFrame({ title, picture, action }: Props) {
  return (
    <Card>
      <Arch>{picture}</Arch>
      <Title>{title}</Title>
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

  /* With large text the list has one column: each card becomes a row, so that it does not fill a whole screen. */
  @container (max-width: 11.74rem) {
    grid-template: 1fr 1fr / 33% 1fr;
    column-gap: 12px;
    justify-items: start;
    text-align: start;

    > :first-child {
      grid-row: span 2;
    }

    > :nth-child(2) {
      align-self: end;
    }
  }
`;

const Arch = styled.div`
  position: relative;
  width: 100%;
  overflow: hidden;
  aspect-ratio: 4 / 5;
  border-radius: var(--radius-arch);
  background: var(--blush);
`;

const Title = styled.h3`
  margin-top: var(--space-2);
  font-size: clamp(0.9375rem, 0.8rem + 0.6vw, 1.1875rem);
  overflow-wrap: break-word;
`;
