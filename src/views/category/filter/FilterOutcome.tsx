import styled from 'styled-components';
import type { FilterMessages } from '@/messages/Messages';
import { QuietButton } from '@/ui/QuietButton';
import type { ChosenShelf } from './useShelfFilter';

interface Props extends Pick<ChosenShelf, 'matching' | 'filterCount' | 'clear' | 'resultsTop'> {
  /** How many products the shelf has. */
  readonly all: number;
  readonly messages: FilterMessages;
}

/** Says that a filter leaves nothing. Its element is always there, because a change of the filter scrolls to it. */
export function FilterOutcome({ all, matching, filterCount, clear, resultsTop, messages }: Props) {
  return (
    <Outcome ref={resultsTop} tabIndex={-1}>
      {filterCount > 0 && matching.length === 0 ? (
        <div>
          <p>{messages.nothing(all)}</p>
          <QuietButton type="button" onClick={clear}>
            {messages.clear}
          </QuietButton>
        </div>
      ) : null}
    </Outcome>
  );
}

const Outcome = styled.div`
  scroll-margin-top: 46px;
  outline: none;
  color: var(--ink-soft);

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3) var(--space-4);
    align-items: center;
    padding-block: var(--space-8);
  }
`;
