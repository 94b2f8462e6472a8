import { media } from '@styles/breakpoints';
import { useId } from 'react';
import styled from 'styled-components';
import type { FilterOption } from '@/catalogue/filter/filterOptions';
import { filterQuery } from '@/catalogue/filter/filterQuery';
import type { FilterChange, ShelfFilter } from '@/catalogue/filter/ShelfFilter';
import { fieldStyle } from '@/ui/fieldStyle';
import { Icon } from '@/ui/Icon';

interface Props {
  readonly kind: keyof ShelfFilter;
  readonly label: string;
  readonly offers: readonly FilterOption[];
  readonly nameOf: (offer: FilterOption) => string;
  readonly chosen: ShelfFilter;
  readonly onChoose: (change: FilterChange) => void;
}

/** A filter as a native select. Options that would leave no product are disabled. */
export function FilterSelect({ kind, label, offers, nameOf, chosen, onChoose }: Props) {
  const id = useId();
  const current = filterQuery(chosen);
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={current}
        onChange={({ target }) => {
          const offer = offers.find(({ filter }) => filterQuery(filter) === target.value);
          if (offer) onChoose((latest) => ({ ...latest, [kind]: offer.filter[kind] }));
        }}
      >
        {offers.map((offer) => {
          const value = filterQuery(offer.filter);
          return (
            <option key={value} value={value} disabled={offer.count === 0 && value !== current}>
              {nameOf(offer)}
            </option>
          );
        })}
      </select>
      <Icon name="down" />
    </Field>
  );
}

const Field = styled.div`
  position: relative;
  display: grid;
  flex: 1 1 8.5rem;
  min-width: 0;
  color: var(--ink-soft);
  font-size: var(--text-small);

  select {
    ${fieldStyle}
    padding-right: 1.75rem;
    text-overflow: ellipsis;
    appearance: none;
  }

  /* Grows with the text; the browser's own does not. */
  > svg {
    position: absolute;
    right: 9px;
    bottom: calc(var(--touch) / 2 - 0.5rem);
    width: 1rem;
    height: 1rem;
    pointer-events: none;
  }

  ${media.wide} {
    flex: none;

    label {
      position: absolute;
      clip-path: inset(50%);
    }

    select {
      min-height: 40px;
      padding: 0 2rem 0 14px;
      border-color: var(--line);
      border-radius: var(--radius-pill);
      field-sizing: content;

      &:hover,
      &:has(option:checked:not(:first-child)) {
        border-color: var(--ink-soft);
      }
    }

    > svg {
      bottom: calc(50% - 0.5rem);
    }
  }
`;
