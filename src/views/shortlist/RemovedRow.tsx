import { media } from '@styles/breakpoints';
import { useId } from 'react';
import styled from 'styled-components';
import { focusOnMount } from '@/ui/focusOnMount';
import { QuietButton } from '@/ui/QuietButton';

interface Props {
  readonly said: string;
  readonly undo: string;
  readonly onUndo: () => void;
}

/** What stands in the place of a removed row, as high as it was: that it is removed, and the way back with the focus. */
export function RemovedRow({ said, undo, onUndo }: Props) {
  const id = useId();
  return (
    <Row>
      <span id={id}>{said}</span>
      <QuietButton type="button" ref={focusOnMount} aria-describedby={id} onClick={onUndo}>
        {undo}
      </QuietButton>
    </Row>
  );
}

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  align-items: center;
  justify-content: center;
  min-height: 7rem;
  border-bottom: 1px solid var(--line);

  ${media.print} {
    display: none;
  }
`;
