import { useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import type { ShortlistedProduct } from '@/catalogue/shortlist/ShortlistedProduct';
import { QuietButton } from '@/ui/QuietButton';

/** What was just removed. */
export interface Removed {
  readonly said: string;
  readonly lines: readonly ShortlistedProduct[];
  readonly at: number;
}

interface Props {
  readonly removed: Removed;
  readonly undo: string;
  readonly onUndo: () => void;
}

/** In place of a removed row, as high: says so, and has the way back with the focus. */
export function RemovedRow({ removed, undo, onUndo }: Props) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  // At each removal: the row may stay where it is.
  useEffect(() => {
    if (removed) button.current?.focus();
  }, [removed]);
  return (
    <Row className="screen">
      <span id={id}>{removed.said}</span>
      <QuietButton type="button" ref={button} aria-describedby={id} onClick={onUndo}>
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
`;
