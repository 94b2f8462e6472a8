import type { Ref } from 'react';
import styled from 'styled-components';
import type { FilterMessages } from '@/messages/Messages';
import { QuietButton } from '@/ui/QuietButton';

interface Props {
  readonly ref: Ref<HTMLParagraphElement>;
  /** How many products are left, and of how many. */
  readonly left: number;
  readonly all: number;
  /** Clears the filter; undefined when nothing is filtered. */
  readonly onUndo: (() => void) | undefined;
  readonly messages: FilterMessages;
}

/**
 * The number of products that a filter leaves, as a status message, and a button to clear it. No match is not an empty
 * shelf, so it does not look like one.
 */
export function FilterOutcome({ ref, left, all, onUndo, messages }: Props) {
  return (
    <Outcome $none={left === 0}>
      <p role="status" tabIndex={-1} ref={ref}>
        {left === 0 ? messages.nothing(all) : onUndo && messages.left(left, all)}
      </p>
      {onUndo ? (
        <Undo type="button" onClick={onUndo}>
          {messages.all}
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

const Undo = styled(QuietButton)`
  &:focus-visible {
    outline: revert;
  }
`;
