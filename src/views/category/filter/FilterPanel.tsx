import { media } from '@styles/breakpoints';
import { type RefObject, useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { FilterChange } from '@/catalogue/filter/ShelfFilter';
import { Icon } from '@/ui/Icon';
import type { FilterProps } from './AppliedFilter';
import { FilterFields } from './FilterFields';

interface Props extends FilterProps {
  readonly id: string;
  /** Whether the opener was pressed before this code was there. */
  readonly pressed: boolean | undefined;
  readonly opener: RefObject<HTMLButtonElement | null>;
  /** What is above the first result. */
  readonly results: RefObject<HTMLDivElement | null>;
}

/** Sorts and filters a shelf. After a change the first results are in sight. */
export function FilterPanel({ id, pressed, opener, results, ...state }: Props) {
  const { products, filter, matching, isFiltered, setFilter, messages } = state;
  const fields = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (pressed) openOrFocus(fields.current);
  }, [pressed]);
  const change = (next: FilterChange) => {
    setFilter(next);
    const { top = 0 } = results.current?.getBoundingClientRect() ?? {};
    if (top < 0) results.current?.scrollIntoView();
  };
  const clear = () => {
    change(() => ({}));
    // Wide screens have no opener: the focus stays on the fields.
    for (const part of [fields.current, opener.current]) part?.focus({ preventScroll: true });
  };
  return (
    <>
      {isFiltered ? <Left>{messages.left(matching.length, products.length)}</Left> : null}
      {isFiltered || filter.order ? (
        <Clear type="button" aria-label={messages.clear} onClick={clear}>
          <Icon name="close" />
        </Clear>
      ) : null}
      <FilterFields
        ref={fields}
        {...{ id, products, filter, messages }}
        left={matching.length}
        onChoose={change}
      />
    </>
  );
}

/** Wide screens always show the fields, which only take the focus of the button they replace. */
function openOrFocus(fields: HTMLElement | null): void {
  fields?.focus({ preventScroll: true });
  if (document.activeElement !== fields) fields?.showPopover?.();
}

const Left = styled.span`
  display: none;
  font-size: var(--text-small);

  ${media.wide} {
    display: block;
    order: 1;
    white-space: nowrap;
  }
`;

const Clear = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: var(--touch);
  height: var(--touch);

  ${media.wide} {
    order: 1;
  }
`;
