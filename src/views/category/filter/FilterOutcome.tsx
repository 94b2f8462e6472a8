import { type RefObject, useRef } from 'react';
import styled from 'styled-components';
import { QuietButton } from '@/ui/QuietButton';
import type { FilterProps } from './AppliedFilter';

interface Props extends Omit<FilterProps, 'filter'> {
  readonly results: RefObject<HTMLDivElement | null>;
}

/**
 * The number of products that a filter leaves: a status message, only seen if there is none. It
 * must not look like an empty shelf.
 */
export function FilterOutcome({
  products,
  matching,
  isFiltered,
  setFilter,
  results,
  messages,
}: Props) {
  const status = useRef<HTMLParagraphElement>(null);
  const none = matching.length === 0;
  const undo = () => {
    setFilter(() => ({}));
    // The pressed button disappears, so the focus moves here.
    status.current?.focus();
  };
  return (
    <Outcome $none={none} ref={results}>
      <p role="status" tabIndex={-1} ref={status}>
        {none
          ? messages.nothing(products.length)
          : isFiltered && messages.left(matching.length, products.length)}
      </p>
      {none ? (
        <QuietButton type="button" onClick={undo}>
          {messages.all}
        </QuietButton>
      ) : null}
    </Outcome>
  );
}

const Outcome = styled.div<{ $none: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-4);
  align-items: center;
  scroll-margin-top: 46px;
  color: var(--ink-soft);
  ${({ $none }) => $none && 'padding-block: var(--space-8);'}

  > p {
    outline: none;
    ${({ $none }) => !$none && 'position: absolute; clip-path: inset(50%);'}
  }
`;
