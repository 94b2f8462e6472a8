import type { Ref } from 'react';
import styled from 'styled-components';
import { quietStyle } from '@/ui/buttonStyle';
import type { ChoiceWords } from '@/words/Words';

interface Props {
  readonly ref: Ref<HTMLParagraphElement>;
  /** How many products are left of all. */
  readonly left: number;
  readonly all: number;
  /** Shows everything again; absent where everything is shown in the shop's order. */
  readonly onUndo: (() => void) | undefined;
  readonly words: ChoiceWords;
}

/**
 * How many products a choice leaves, as a status message, and the way back. None is not an empty shelf, so it does not look
 * like one.
 */
export function ChoiceOutcome({ ref, left, all, onUndo, words }: Props) {
  return (
    <Outcome $none={left === 0}>
      <p role="status" tabIndex={-1} ref={ref}>
        {left === 0 ? words.nothing(all) : onUndo && words.left(left, all)}
      </p>
      {onUndo ? (
        <Undo type="button" onClick={onUndo}>
          {words.all}
        </Undo>
      ) : null}
    </Outcome>
  );
}

const Outcome = styled.div<{ $none: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-4);
  align-items: center;
  color: var(--gold);
  font-family: var(--font-display);
  ${({ $none }) => ($none ? 'padding-block: var(--space-8);' : '')}

  > * {
    margin-bottom: var(--space-3);
    outline: none;
  }
`;

const Undo = styled.button`
  ${quietStyle}

  &:focus-visible {
    outline: revert;
  }
`;
